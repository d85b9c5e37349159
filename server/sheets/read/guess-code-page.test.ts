import { describe, expect, it } from 'vitest';
import type { SheetEncoding } from '#openapi/generated/model.ts';
import { decodeText } from './decode-text.ts';
import { decodeAs } from './guess-code-page.ts';

/** The bytes of a text in an encoding that is no Unicode. */
function encode(text: string, encoding: SheetEncoding): Uint8Array {
  const all = [...Array(256).keys()];
  const pairs = all.slice(0x81).flatMap((lead) => all.slice(0x40).map((trail) => [lead, trail]));
  // One byte wins over two.
  const known = [...pairs.reverse(), ...all.map((byte) => [byte])];
  const bytes = new Map(known.map((some) => [decodeAs(Uint8Array.from(some), encoding), some]));
  return Uint8Array.from(Array.from(text).flatMap((sign) => bytes.get(sign) ?? [0x3f]));
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
  ['macintosh', 'Nom;Préparation\nÉtoile;Écraser, étirer, « à l’été »\n'],
  ['windows-1252', 'name,method\nBee’s Knees,Don’t shake – it’s stirred\n'],
  ['windows-1252', 'name,ingredients\nGimlet,"2 oz gin\n¾ oz lime juice"\n'],
  ['windows-1252', 'name,ingredients\nGimlet,"• 2 oz gin\n• 1 oz lime juice"\n'],
  ['windows-1252', 'name,price\nGimlet,9 €\nDark ‘n’ Stormy,8 €\n'],
  ['windows-1252', 'Heiti;Aðferð\nBláberjadraumur;Hrist með ís og síað í glas.\n'],
  ['windows-1254', 'name;place\nRakı;İstanbul\nŞerbet;İzmir\n'],
  ['windows-1251', 'НАЗВАНИЕ;СОСТАВ\nБЕЛЫЙ РУССКИЙ;50 МЛ ВОДКИ\n'],
  ['shift_jis', 'カクテル名,材料,作り方\n雪国,ウォッカ４５ml、ライム１０ml,シェークして注ぐ。\n'],
  ['shift_jis', 'name,recipe\n梅酒ソーダ,梅酒 60 ml\n'],
  ['euc-kr', '칵테일,재료,만드는 법\n김렛,진 45ml 라임 주스 15ml,흔들어 잔에 따른다.\n'],
  ['gb18030', '名称,配料,做法\n白色佳人,金酒 40 毫升、柠檬汁 20 毫升,加冰摇匀，滤入酒杯。\n'],
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
