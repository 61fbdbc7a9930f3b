import { afterEach, describe, expect, it } from 'vitest';
import { SeatStorage, randomToken } from '../../src/net/seatStorage';
import { MemoryStorage } from '../memoryStorage';

const shared = new MemoryStorage();
let now = 1_000_000;
const open: SeatStorage[] = [];

function openTab(tabStorage = new MemoryStorage()): SeatStorage {
  const storage = new SeatStorage('a', shared, tabStorage, () => now);
  open.push(storage);
  return storage;
}

afterEach(() => {
  open.splice(0).forEach((storage) => storage.release());
  shared.clear();
});

describe('a stored seat', () => {
  it('is found after a reload of the tab', () => {
    const tabStorage = new MemoryStorage();
    openTab(tabStorage).save('t1');
    expect(openTab(tabStorage).token).toBe('t1');
  });

  it('is the seat of all tabs, and a second tab knows that the first one uses it', () => {
    openTab().save('t1');
    const second = openTab();
    expect(second.token).toBe('t1');
    expect(second.isUsedElsewhere).toBe(true);
  });

  it('is not used elsewhere after a reload of the tab', () => {
    const tabStorage = new MemoryStorage();
    openTab(tabStorage).save('t1');
    expect(openTab(tabStorage).isUsedElsewhere).toBe(false);
  });

  it('is free for a new tab after the first one was closed', () => {
    const first = openTab();
    first.save('t1');
    first.release();
    expect(openTab().isUsedElsewhere).toBe(false);
  });

  it('is free after the browser discarded the page without closing it', () => {
    openTab().save('t1');
    now += 60_000;
    expect(openTab().isUsedElsewhere).toBe(false);
    expect(openTab().token).toBe('t1');
  });

  it('is not marked as used by a tab that only looks at it', () => {
    const first = openTab();
    first.save('t1');
    first.release();
    expect(openTab().token).toBe('t1');
    expect(openTab().isUsedElsewhere).toBe(false);
  });

  it('is kept for this page if storage is full', () => {
    const full = new MemoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = new SeatStorage('a', full, full, () => now);
    open.push(storage);
    storage.save('t1');
    expect(storage.token).toBe('t1');
  });

  it('is gone after it was cleared', () => {
    const tabStorage = new MemoryStorage();
    const storage = openTab(tabStorage);
    storage.save('old');
    storage.clear();
    expect(storage.token).toBeUndefined();
    now += 60_000;
    expect(openTab(tabStorage).token).toBeUndefined();
    expect(openTab().token).toBeUndefined();
  });

  it('is kept when another tab clears its own', () => {
    const first = openTab();
    first.save('first');
    openTab().save('second');
    first.clear();
    now += 60_000;
    expect(openTab().token).toBe('second');
  });
});

describe('a random token', () => {
  it('has 32 hexadecimal digits and differs from the next one', () => {
    expect(randomToken()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomToken()).not.toBe(randomToken());
  });
});
