import { describe, expect, it } from 'vitest';
import type { SheetEncoding } from '#openapi/generated/model/index.ts';
import { decodeText } from './decode-text.ts';
import { decodeAs } from './guess-code-page.ts';

/** The bytes of a text in a one-byte encoding. */
function encode(text: string, encoding: SheetEncoding): Uint8Array {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decodeAs(Uint8Array.of(byte), encoding), byte]),
  );
  return Uint8Array.from(Array.from(text, (sign) => bytes.get(sign) ?? 0x3f));
}

const TEXTS: readonly (readonly [SheetEncoding, string])[] = [
  ['windows-1252', 'Getränk;Zutaten\nKräutermühle;4 cl Kräuterlikör – süß\n'],
  ['windows-1252', 'Nom;Préparation\nKir;Verser la crème, compléter, servir très frais.\n'],
  ['windows-1252', 'name,ingredients\nCaipirinha,6 cl Cachaça\nPiña Colada,“crème” of coconut\n'],
  ['windows-1250', 'Nazwa;Składniki\nŻubrówka z jabłkiem;50 ml wódki, sok jabłkowy\n'],
  ['windows-1250', 'Název;Postup\nSlivovice;Protřepat s ledem, přecedit do sklenice.\n'],
  ['windows-1251', 'Название;Ингредиенты\nБелый русский;50 мл водки\n'],
  ['windows-1254', 'name;method\nŞeftalili rakı;Buzla çalkalayın ve bardağa süzün.\n'],
  ['macintosh', 'Nom;Préparation\nDéjà bu;Frapper avec des glaçons, à l’étamine.\n'],
];

describe('the encoding of a text that is no Unicode', () => {
  it.each(TEXTS)('is found to be %s by what reads best', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toEqual({ text, encoding });
  });

  it('can be chosen', () => {
    const bytes = encode('Żubr', 'windows-1250');
    expect(decodeText(bytes, 'windows-1252')).toEqual({ text: '¯ubr', encoding: 'windows-1252' });
  });
});
