// How the board is shown: from above or at an angle, turned, enlarged.
import type { Perspective } from './boardGeometry';

/** On a small screen the squares of the isometric board are too small for a finger. */
const SMALL_SCREEN = '(max-width: 600px), (max-height: 500px)';

export class BoardView {
  perspective: Perspective = $state(matchMedia(SMALL_SCREEN).matches ? 'above' : 'iso');
  quarterTurns = $state(0);
  isZoomed = $state(false);

  switchPerspective(): void {
    this.perspective = this.perspective === 'iso' ? 'above' : 'iso';
  }

  turn(): void {
    this.quarterTurns = (this.quarterTurns + 1) % 4;
  }
}
