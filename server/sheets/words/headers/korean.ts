import type { HeaderWords } from '../field-words.ts';

export const KOREAN: HeaderWords = {
  name: '이름, 칵테일, 칵테일 이름, 칵테일명, 음료, 제목, 명칭, 레시피, 레시피 이름',
  category: '카테고리, 분류, 종류, 범주',
  description: '설명, 소개, 개요',
  funFact: '재미있는 사실, 역사, 유래',
  ingredients: '재료, 성분, 재료 목록',
  instructions: '만드는 법, 만드는법, 조리법, 제조법, 방법, 만들기, 단계',
  difficulty: '난이도',
  videoUrl: '동영상, 비디오, 영상',
  image: '이미지, 사진, 그림, 레시피 사진',
  type: '기법, 테크닉, 제조 기법',
  spirits: '베이스, 기주, 주재료, 베이스 술',
  glassware: '잔, 글라스, 유리잔, 글라스웨어',
  equipment: '도구, 기구, 장비',
  garnish: '가니쉬, 장식, 가니시, 고명',
  featured: '추천',
  amount: '양, 용량, 분량, 수량',
  unit: '단위',
};
