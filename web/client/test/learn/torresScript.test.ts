import { beforeAll, describe, expect, it } from 'vitest';
import { learnTexts } from '../../src/i18n/rules/learn';
import { TORRES_STEPS, afterAction, atTorresStep, torresStart } from '../../src/learn/torresScript';
import { loadTorresRules, pointsOf, type TorresRules } from '../../src/torres/rules';
import { notation } from '../torres/notation';

let rules: TorresRules;
beforeAll(async () => {
  rules = await loadTorresRules();
});

describe('the guided game of Torres', () => {
  it('asks only for actions that the rules allow', () => {
    let position = torresStart();
    for (const step of TORRES_STEPS) {
      position = atTorresStep(position, step);
      if (step.actions.length === 0) continue;
      const legal = rules.legalActions(notation(position));
      for (const action of step.actions) expect(legal, step.name).toContainEqual(action);
      const [first] = step.actions;
      if (first) position = afterAction(position, first);
    }
    expect(pointsOf(rules.scoring(notation({ ...position, stage: 'turn' })), 0)).toBe(6);
  });

  it('has a text for each step, and a button where nothing on the board can be clicked', () => {
    const texts = learnTexts().torres;
    expect(Object.keys(texts)).toEqual(TORRES_STEPS.map((step) => step.name));
    for (const { name, actions, isTurnEnd } of TORRES_STEPS) {
      const isButton = actions.some(({ kind }) => kind === 'TAKE_POINT' || kind === 'DRAW_CARD');
      expect(texts[name]?.button !== undefined, name).toBe(isButton || isTurnEnd === true);
    }
  });
});
