outcome-clock = 時代の数
outcome-hexes = 得点になるヘクス
outcome-people = 盤上の住民
outcome-cities = 都市の数
outcome-city_points = 都市の得点
outcome-progress = キューブの段
outcome-cards = 手札の枚数
