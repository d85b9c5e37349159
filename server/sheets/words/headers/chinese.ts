import type { HeaderWords } from '../field-words.ts';

export const CHINESE: HeaderWords = {
  name: '名称, 鸡尾酒, 酒名, 饮品',
  category: '类别, 分类',
  description: '描述, 简介',
  ingredients: '配料, 材料, 原料',
  instructions: '做法, 制作方法, 步骤',
  glassware: '酒杯, 杯子',
  garnish: '装饰',
  amount: '用量, 数量',
  unit: '单位',
};
