import type { HeaderWords } from '../field-words.ts';

export const JAPANESE: HeaderWords = {
  name: '名前, 名称, カクテル, カクテル名, ドリンク, タイトル, 品名, レシピ, レシピ名',
  category: 'カテゴリ, カテゴリー, 分類, 種類, ジャンル',
  description: '説明, 紹介, 概要',
  funFact: '豆知識, 由来, 歴史',
  ingredients: '材料, 原料, レシピ材料',
  instructions: '作り方, 手順, 方法, 作成手順, 調理法, つくり方, ステップ',
  difficulty: '難易度, 難しさ',
  videoUrl: '動画, ビデオ',
  image: '画像, 写真, イメージ',
  type: '技法, テクニック',
  spirits: 'ベース, スピリッツ, ベース酒',
  glassware: 'グラス, グラスの種類, 器',
  equipment: '道具, 器具, 用具',
  garnish: 'ガーニッシュ, 飾り, 飾り付け, デコレーション',
  featured: 'おすすめ, 注目',
  amount: '分量, 量, 数量, 割合',
  unit: '単位',
};
