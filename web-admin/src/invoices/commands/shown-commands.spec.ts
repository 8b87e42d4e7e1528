import { describe, expect, it } from 'vitest';
import { mainCommand, shownCommands } from './shown-commands.ts';

const refused = (code: string) => ({ allowed: false, code, reason: `because ${code}` });

describe('the buttons of an invoice', () => {
  it('are what may be done now, the main one first', () => {
    const shown = shownCommands({
      reject: { allowed: true },
      verify: { allowed: true },
      pay: refused('invoice.transition'),
    });
    expect(shown).toEqual([{ name: 'verify' }, { name: 'reject' }]);
  });

  it('say why this person may not, rather than vanish', () => {
    expect(shownCommands({ control: refused('invoice.ownVerification') })).toEqual([
      { name: 'control', reason: 'because invoice.ownVerification' },
    ]);
  });

  it('suggest what brings the invoice on, and never to undo, refuse or end it', () => {
    expect(mainCommand([{ name: 'control' }, { name: 'reject' }])).toBe('control');
    expect(mainCommand([{ name: 'reverse' }, { name: 'cancel' }])).toBeUndefined();
    expect(mainCommand([])).toBeUndefined();
  });

  it('leave out what the role or the settings do not offer', () => {
    expect(shownCommands({ delete: refused('feature.off'), cancel: refused('access.denied') })).toEqual([]);
  });
});
