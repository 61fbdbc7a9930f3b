// Announces the player's turn outside the page.
import { appBridge, askAppForNotifications } from '../../app/appBridge';
import { settings } from '../settings.svelte';

const VIBRATION_MS = [120, 80, 120];

/** Vibrates, and notifies a player who does not see the page, if the settings say so. */
export function announce(text: string): void {
  if (settings.vibrate) navigator.vibrate?.(VIBRATION_MS);
  if (settings.notify && document.hidden) notify(text);
}

/** Keeps the screen of a phone on, in the app. */
export function keepAwake(isOn: boolean): void {
  appBridge()?.keepAwake(isOn);
}

function notify(text: string): void {
  const app = appBridge();
  if (app) return app.notifyTurn(text);
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    // The tag replaces an older notification, so that they do not pile up.
    const notification = new Notification(text, { tag: 'spieltisch-turn', icon: '/icon-192.png' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some browsers of phones have the class but allow notifications only to service workers.
  }
}

export function canNotify(): boolean {
  return appBridge() !== undefined || 'Notification' in window;
}

/** Asks for the permission to notify, and returns whether it was given. */
export async function requestNotifications(): Promise<boolean> {
  const app = appBridge();
  if (app) return askAppForNotifications(app);
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}
