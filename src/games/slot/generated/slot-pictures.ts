// Generated from src/games/slot/titles by codegen. Do not edit.

/** Drawings on the tile of each slot by its code. */
export const SLOT_PICTURES: Readonly<
  Record<string, { readonly hero: string; readonly companion: string }>
> = {
 "abanico-waltz": {
  "hero": "fan",
  "companion": "dragon"
 },
 "acorn-attic": {
  "hero": "acorn",
  "companion": "deer"
 },
 "alchemists-shelf": {
  "hero": "potion",
  "companion": "mask"
 },
 "alpine-echo": {
  "hero": "mountain",
  "companion": "owl"
 },
 "amber-sands": {
  "hero": "pyramid",
  "companion": "scarab"
 },
 "amethyst-cluster": {
  "hero": "grapes",
  "companion": "cherry"
 },
 "amphora-coast": {
  "hero": "amphora",
  "companion": "cat"
 },
 "anchor-cove": {
  "hero": "anchor",
  "companion": "turtle"
 },
 "ankh-oasis": {
  "hero": "ankh",
  "companion": "cat"
 },
 "antler-ridge": {
  "hero": "deer",
  "companion": "owl"
 },
 "anvil-echo": {
  "hero": "hammer",
  "companion": "sword"
 },
 "apple-fair": {
  "hero": "apple",
  "companion": "citrus"
 },
 "apple-ladder": {
  "hero": "apple",
  "companion": "grapes"
 },
 "ash-wolf": {
  "hero": "wolf",
  "companion": "bear"
 },
 "attic-library": {
  "hero": "book",
  "companion": "potion"
 },
 "autumn-orchard": {
  "hero": "apple",
  "companion": "heart"
 },
 "azure-breakers": {
  "hero": "dolphin",
  "companion": "seahorse"
 },
 "bamboo-swing": {
  "hero": "panda",
  "companion": "fan"
 },
 "bee-boulevard": {
  "hero": "bee",
  "companion": "acorn"
 },
 "blacksmiths-porch": {
  "hero": "horseshoe",
  "companion": "bolt"
 },
 "blooming-cactus": {
  "hero": "cactus",
  "companion": "chili"
 },
 "blossom-bridge": {
  "hero": "blossom",
  "companion": "cat"
 },
 "bolt-canyon": {
  "hero": "bolt",
  "companion": "flame"
 },
 "bonfire-beach": {
  "hero": "flame",
  "companion": "heart"
 },
 "bookbinders-nook": {
  "hero": "book",
  "companion": "hammer"
 },
 "bouncing-ball": {
  "hero": "ball",
  "companion": "chili"
 },
 "bracken-trail": {
  "hero": "fox",
  "companion": "owl"
 },
 "bramble-bear": {
  "hero": "bear",
  "companion": "owl"
 },
 "brass-compass": {
  "hero": "compass",
  "companion": "anchor"
 },
 "brass-padlock": {
  "hero": "chest",
  "companion": "sword"
 },
 "bubbling-potion": {
  "hero": "potion",
  "companion": "hammer"
 },
 "bullion-barge": {
  "hero": "ingot",
  "companion": "hourglass"
 },
 "bumblebee-balcony": {
  "hero": "bee",
  "companion": "rose"
 },
 "butterfly-terrace": {
  "hero": "butterfly",
  "companion": "frog"
 },
 "cactus-serenade": {
  "hero": "cactus",
  "companion": "hourglass"
 },
 "candle-cottage": {
  "hero": "candle",
  "companion": "pumpkin"
 },
 "candy-cloud": {
  "hero": "candy",
  "companion": "cupcake"
 },
 "candy-trolley": {
  "hero": "candy",
  "companion": "apple"
 },
 "captains-chart": {
  "hero": "chart",
  "companion": "galleon"
 },
 "carnival-masks": {
  "hero": "mask",
  "companion": "fan"
 },
 "carp-kites": {
  "hero": "koi",
  "companion": "blossom"
 },
 "carved-whispers": {
  "hero": "rune",
  "companion": "axe"
 },
 "champions-cup": {
  "hero": "trophy",
  "companion": "bell"
 },
 "cherry-balcony": {
  "hero": "cherry",
  "companion": "seven"
 },
 "chest-of-tides": {
  "hero": "chest",
  "companion": "palm"
 },
 "chili-market": {
  "hero": "chili",
  "companion": "horseshoe"
 },
 "chili-serenata": {
  "hero": "chili",
  "companion": "melon"
 },
 "citrus-coast": {
  "hero": "citrus",
  "companion": "cherry"
 },
 "clocktower-bell": {
  "hero": "bell",
  "companion": "ingot"
 },
 "clockwork-hive": {
  "hero": "bee",
  "companion": "cat"
 },
 "clockwork-workshop": {
  "hero": "robot",
  "companion": "saucer"
 },
 "clover-cliffs": {
  "hero": "clover",
  "companion": "frog"
 },
 "clover-lane": {
  "hero": "clover",
  "companion": "rose"
 },
 "coconut-cabana": {
  "hero": "palm",
  "companion": "galleon"
 },
 "coin-fountain": {
  "hero": "coins",
  "companion": "gem"
 },
 "comet-harbor": {
  "hero": "comet",
  "companion": "sun"
 },
 "compass-isles": {
  "hero": "compass",
  "companion": "sword"
 },
 "copper-bells": {
  "hero": "bell",
  "companion": "cherry"
 },
 "coral-shoal": {
  "hero": "fish",
  "companion": "dolphin"
 },
 "cornfield-circles": {
  "hero": "saucer",
  "companion": "rocket"
 },
 "corsair-hoard": {
  "hero": "chest",
  "companion": "parrot"
 },
 "countdown-beach": {
  "hero": "rocket",
  "companion": "moon"
 },
 "crab-castle": {
  "hero": "crab",
  "companion": "octopus"
 },
 "crescent-dunes": {
  "hero": "moon",
  "companion": "cat"
 },
 "crimson-koi": {
  "hero": "koi",
  "companion": "dragon"
 },
 "crown-garden": {
  "hero": "crown",
  "companion": "flame"
 },
 "crystal-snowflake": {
  "hero": "snowflake",
  "companion": "owl"
 },
 "cupcake-corner": {
  "hero": "cupcake",
  "companion": "citrus"
 },
 "cupcake-tower": {
  "hero": "cupcake",
  "companion": "melon"
 },
 "deer-glade": {
  "hero": "deer",
  "companion": "fox"
 },
 "desert-beetle": {
  "hero": "scarab",
  "companion": "cactus"
 },
 "desert-lamp": {
  "hero": "lamp",
  "companion": "amphora"
 },
 "dolphin-regatta": {
  "hero": "dolphin",
  "companion": "fish"
 },
 "dotted-island": {
  "hero": "chart",
  "companion": "anchor"
 },
 "doubloon-drift": {
  "hero": "coins",
  "companion": "ring"
 },
 "dragon-gate": {
  "hero": "dragon",
  "companion": "torii"
 },
 "dragon-kiln": {
  "hero": "dragon",
  "companion": "koi"
 },
 "drifting-blossom": {
  "hero": "blossom",
  "companion": "acorn"
 },
 "drum-caravan": {
  "hero": "drum",
  "companion": "elephant"
 },
 "egg-carousel": {
  "hero": "egg",
  "companion": "mushroom"
 },
 "elephant-oasis": {
  "hero": "elephant",
  "companion": "snake"
 },
 "elixir-lane": {
  "hero": "potion",
  "companion": "amphora"
 },
 "ember-wings": {
  "hero": "dragon",
  "companion": "fan"
 },
 "emerald-frog": {
  "hero": "frog",
  "companion": "elephant"
 },
 "emerald-serpent": {
  "hero": "snake",
  "companion": "panda"
 },
 "facet-avenue": {
  "hero": "gem",
  "companion": "hourglass"
 },
 "falling-feather": {
  "hero": "feather",
  "companion": "chili"
 },
 "fan-pavilion": {
  "hero": "fan",
  "companion": "koi"
 },
 "feather-lagoon": {
  "hero": "feather",
  "companion": "melon"
 },
 "festival-drum": {
  "hero": "drum",
  "companion": "frog"
 },
 "fiesta-comparsa": {
  "hero": "guitar",
  "companion": "chili"
 },
 "fish-bazaar": {
  "hero": "fish",
  "companion": "seahorse"
 },
 "fishtail-pier": {
  "hero": "fish",
  "companion": "turtle"
 },
 "flame-garden": {
  "hero": "flame",
  "companion": "crown"
 },
 "floating-lanterns": {
  "hero": "lantern",
  "companion": "panda"
 },
 "folded-map": {
  "hero": "chart",
  "companion": "sword"
 },
 "football-plaza": {
  "hero": "ball",
  "companion": "feather"
 },
 "four-leaf-ferry": {
  "hero": "clover",
  "companion": "mushroom"
 },
 "fox-and-fern": {
  "hero": "fox",
  "companion": "bear"
 },
 "frog-orchestra": {
  "hero": "frog",
  "companion": "drum"
 },
 "frost-peaks": {
  "hero": "penguin",
  "companion": "snowflake"
 },
 "frosting-falls": {
  "hero": "cupcake",
  "companion": "apple"
 },
 "galleon-cove": {
  "hero": "galleon",
  "companion": "sword"
 },
 "garden-key": {
  "hero": "key",
  "companion": "ring"
 },
 "gem-caravan": {
  "hero": "gem",
  "companion": "ring"
 },
 "gem-quarry": {
  "hero": "gem",
  "companion": "hammer"
 },
 "genies-alcove": {
  "hero": "lamp",
  "companion": "potion"
 },
 "giza-twilight": {
  "hero": "pyramid",
  "companion": "snake"
 },
 "glass-butterfly": {
  "hero": "butterfly",
  "companion": "egg"
 },
 "golden-nest": {
  "hero": "peacock",
  "companion": "egg"
 },
 "gondola-midnight": {
  "hero": "mask",
  "companion": "pumpkin"
 },
 "grape-arbor": {
  "hero": "grapes",
  "companion": "heart"
 },
 "grapevine-hill": {
  "hero": "grapes",
  "companion": "citrus"
 },
 "grizzly-timberline": {
  "hero": "bear",
  "companion": "deer"
 },
 "guitar-patio": {
  "hero": "guitar",
  "companion": "cactus"
 },
 "hammer-fjord": {
  "hero": "hammer",
  "companion": "shield"
 },
 "harbor-bells": {
  "hero": "galleon",
  "companion": "bell"
 },
 "harvest-porch": {
  "hero": "pumpkin",
  "companion": "owl"
 },
 "hatching-day": {
  "hero": "egg",
  "companion": "bee"
 },
 "heart-carousel": {
  "hero": "heart",
  "companion": "melon"
 },
 "hidden-doorway": {
  "hero": "key",
  "companion": "bell"
 },
 "honey-meadow": {
  "hero": "bee",
  "companion": "blossom"
 },
 "horned-helmet": {
  "hero": "helmet",
  "companion": "hammer"
 },
 "horseshoe-barn": {
  "hero": "horseshoe",
  "companion": "heart"
 },
 "hourglass-desert": {
  "hero": "hourglass",
  "companion": "bell"
 },
 "hundred-candles": {
  "hero": "candle",
  "companion": "cat"
 },
 "iceberg-tuxedo": {
  "hero": "penguin",
  "companion": "acorn"
 },
 "icy-tail": {
  "hero": "comet",
  "companion": "rocket"
 },
 "indigo-comet": {
  "hero": "comet",
  "companion": "saucer"
 },
 "ingot-pagoda": {
  "hero": "ingot",
  "companion": "teapot"
 },
 "ingot-vault": {
  "hero": "ingot",
  "companion": "key"
 },
 "ink-lagoon": {
  "hero": "octopus",
  "companion": "crab"
 },
 "iron-anchor": {
  "hero": "anchor",
  "companion": "chart"
 },
 "iron-helm": {
  "hero": "helmet",
  "companion": "potion"
 },
 "jade-orchard": {
  "hero": "gem",
  "companion": "lotus"
 },
 "jaipur-plumes": {
  "hero": "peacock",
  "companion": "tiger"
 },
 "jewel-bazaar": {
  "hero": "gem",
  "companion": "bell"
 },
 "juggling-flames": {
  "hero": "flame",
  "companion": "bell"
 },
 "kelp-corral": {
  "hero": "seahorse",
  "companion": "turtle"
 },
 "keyhole-manor": {
  "hero": "key",
  "companion": "ingot"
 },
 "knights-sword": {
  "hero": "sword",
  "companion": "parrot"
 },
 "koi-waterfall": {
  "hero": "koi",
  "companion": "panda"
 },
 "kraken-cradle": {
  "hero": "octopus",
  "companion": "turtle"
 },
 "lamp-of-wishes": {
  "hero": "lamp",
  "companion": "cat"
 },
 "lantern-ferry": {
  "hero": "lantern",
  "companion": "teapot"
 },
 "lantern-night": {
  "hero": "lantern",
  "companion": "moon"
 },
 "lapis-scarab": {
  "hero": "scarab",
  "companion": "amphora"
 },
 "laughing-sun": {
  "hero": "sun",
  "companion": "horseshoe"
 },
 "leaf-parade": {
  "hero": "leaf",
  "companion": "tiger"
 },
 "leaping-dolphins": {
  "hero": "dolphin",
  "companion": "crab"
 },
 "lightning-mesa": {
  "hero": "bolt",
  "companion": "sun"
 },
 "lilypad-leap": {
  "hero": "frog",
  "companion": "panda"
 },
 "lollipop-quay": {
  "hero": "candy",
  "companion": "cherry"
 },
 "longship-wake": {
  "hero": "helmet",
  "companion": "sword"
 },
 "lotus-barge": {
  "hero": "lotus",
  "companion": "acorn"
 },
 "lunar-garden": {
  "hero": "moon",
  "companion": "owl"
 },
 "macaw-canopy": {
  "hero": "parrot",
  "companion": "sword"
 },
 "maple-mile": {
  "hero": "leaf",
  "companion": "parrot"
 },
 "marching-elephants": {
  "hero": "elephant",
  "companion": "tiger"
 },
 "marigold-tiger": {
  "hero": "tiger",
  "companion": "snake"
 },
 "marmalade-hill": {
  "hero": "citrus",
  "companion": "grapes"
 },
 "masquerade-canal": {
  "hero": "mask",
  "companion": "owl"
 },
 "matchday-roar": {
  "hero": "ball",
  "companion": "cactus"
 },
 "melon-stand": {
  "hero": "melon",
  "companion": "chili"
 },
 "moon-veranda": {
  "hero": "moon",
  "companion": "mask"
 },
 "moonlit-hoot": {
  "hero": "owl",
  "companion": "mask"
 },
 "mossback-turtle": {
  "hero": "turtle",
  "companion": "crab"
 },
 "mountain-tram": {
  "hero": "mountain",
  "companion": "acorn"
 },
 "mushroom-village": {
  "hero": "mushroom",
  "companion": "lotus"
 },
 "nacre-grotto": {
  "hero": "shell",
  "companion": "crab"
 },
 "neon-sevens": {
  "hero": "seven",
  "companion": "cherry"
 },
 "new-year-courier": {
  "hero": "envelope",
  "companion": "blossom"
 },
 "nile-daybreak": {
  "hero": "ankh",
  "companion": "cactus"
 },
 "noonday-chime": {
  "hero": "bell",
  "companion": "key"
 },
 "northern-pack": {
  "hero": "wolf",
  "companion": "mountain"
 },
 "octopus-bay": {
  "hero": "octopus",
  "companion": "koi"
 },
 "olive-harbor": {
  "hero": "amphora",
  "companion": "hammer"
 },
 "orbit-avenue": {
  "hero": "planet",
  "companion": "rocket"
 },
 "owl-observatory": {
  "hero": "owl",
  "companion": "potion"
 },
 "painted-amphora": {
  "hero": "amphora",
  "companion": "cactus"
 },
 "painted-egg": {
  "hero": "egg",
  "companion": "swan"
 },
 "painted-sails": {
  "hero": "galleon",
  "companion": "palm"
 },
 "painted-shield": {
  "hero": "shield",
  "companion": "potion"
 },
 "palm-hammock": {
  "hero": "palm",
  "companion": "sword"
 },
 "panda-teahouse": {
  "hero": "panda",
  "companion": "toucan"
 },
 "paper-dragon": {
  "hero": "dragon",
  "companion": "panda"
 },
 "paper-heart": {
  "hero": "heart",
  "companion": "crown"
 },
 "paper-rocket": {
  "hero": "rocket",
  "companion": "star"
 },
 "parrot-balcony": {
  "hero": "parrot",
  "companion": "key"
 },
 "peacock-parasol": {
  "hero": "peacock",
  "companion": "frog"
 },
 "pearl-divers": {
  "hero": "turtle",
  "companion": "shell"
 },
 "penguin-slide": {
  "hero": "penguin",
  "companion": "deer"
 },
 "pepper-patio": {
  "hero": "chili",
  "companion": "drum"
 },
 "petal-stream": {
  "hero": "blossom",
  "companion": "fan"
 },
 "phantom-galleon": {
  "hero": "galleon",
  "companion": "anchor"
 },
 "picnic-slice": {
  "hero": "melon",
  "companion": "candy"
 },
 "pincer-beach": {
  "hero": "crab",
  "companion": "seahorse"
 },
 "pine-clearing": {
  "hero": "axe",
  "companion": "potion"
 },
 "pixie-umbrella": {
  "hero": "mushroom",
  "companion": "frog"
 },
 "planet-carousel": {
  "hero": "planet",
  "companion": "sun"
 },
 "plume-canyon": {
  "hero": "feather",
  "companion": "drum"
 },
 "pumpkin-wagon": {
  "hero": "pumpkin",
  "companion": "cat"
 },
 "pyramid-mirage": {
  "hero": "pyramid",
  "companion": "lamp"
 },
 "rainbow-toucan": {
  "hero": "toucan",
  "companion": "drum"
 },
 "rambling-rose": {
  "hero": "rose",
  "companion": "blossom"
 },
 "red-packet-row": {
  "hero": "envelope",
  "companion": "fan"
 },
 "reef-chorus": {
  "hero": "octopus",
  "companion": "seahorse"
 },
 "rhythm-square": {
  "hero": "drum",
  "companion": "panda"
 },
 "ribbon-candy": {
  "hero": "candy",
  "companion": "melon"
 },
 "ring-boutique": {
  "hero": "ring",
  "companion": "trophy"
 },
 "ring-of-dew": {
  "hero": "ring",
  "companion": "hourglass"
 },
 "ringed-planet": {
  "hero": "planet",
  "companion": "saucer"
 },
 "riverside-glow": {
  "hero": "lantern",
  "companion": "blossom"
 },
 "robot-ballet": {
  "hero": "robot",
  "companion": "bolt"
 },
 "rocket-belt": {
  "hero": "rocket",
  "companion": "planet"
 },
 "rocket-garage": {
  "hero": "rocket",
  "companion": "robot"
 },
 "rooftop-cat": {
  "hero": "cat",
  "companion": "lamp"
 },
 "rose-balcony": {
  "hero": "rose",
  "companion": "frog"
 },
 "royal-parade": {
  "hero": "crown",
  "companion": "sword"
 },
 "ruby-orchard": {
  "hero": "cherry",
  "companion": "citrus"
 },
 "rune-hollow": {
  "hero": "rune",
  "companion": "helmet"
 },
 "rune-shore": {
  "hero": "rune",
  "companion": "hammer"
 },
 "russet-fox": {
  "hero": "fox",
  "companion": "deer"
 },
 "rusty-horseshoe": {
  "hero": "horseshoe",
  "companion": "ball"
 },
 "safe-mooring": {
  "hero": "anchor",
  "companion": "galleon"
 },
 "salmon-rapids": {
  "hero": "bear",
  "companion": "fox"
 },
 "sapphire-crown": {
  "hero": "crown",
  "companion": "ingot"
 },
 "saucer-diner": {
  "hero": "saucer",
  "companion": "robot"
 },
 "saucer-prairie": {
  "hero": "saucer",
  "companion": "sun"
 },
 "savanna-trunk": {
  "hero": "elephant",
  "companion": "frog"
 },
 "scallop-shore": {
  "hero": "shell",
  "companion": "fish"
 },
 "scarab-courtyard": {
  "hero": "scarab",
  "companion": "ankh"
 },
 "scarlet-envelope": {
  "hero": "envelope",
  "companion": "lotus"
 },
 "seahorse-carousel": {
  "hero": "seahorse",
  "companion": "dolphin"
 },
 "seahorse-derby": {
  "hero": "seahorse",
  "companion": "octopus"
 },
 "seashell-postcard": {
  "hero": "shell",
  "companion": "turtle"
 },
 "seaside-guitar": {
  "hero": "guitar",
  "companion": "drum"
 },
 "shamrock-bridge": {
  "hero": "clover",
  "companion": "lotus"
 },
 "shield-of-lions": {
  "hero": "shield",
  "companion": "amphora"
 },
 "sideways-crab": {
  "hero": "crab",
  "companion": "turtle"
 },
 "silk-fan": {
  "hero": "fan",
  "companion": "ingot"
 },
 "silver-axe": {
  "hero": "axe",
  "companion": "sword"
 },
 "silver-mountain": {
  "hero": "mountain",
  "companion": "penguin"
 },
 "silver-stag": {
  "hero": "deer",
  "companion": "bear"
 },
 "six-string-sunset": {
  "hero": "guitar",
  "companion": "horseshoe"
 },
 "smiling-pumpkin": {
  "hero": "pumpkin",
  "companion": "candle"
 },
 "snowflake-gazebo": {
  "hero": "snowflake",
  "companion": "wolf"
 },
 "solitaire-promise": {
  "hero": "ring",
  "companion": "gem"
 },
 "sonora-noon": {
  "hero": "cactus",
  "companion": "snake"
 },
 "squawk-island": {
  "hero": "parrot",
  "companion": "panda"
 },
 "squirrel-pantry": {
  "hero": "acorn",
  "companion": "cat"
 },
 "stacked-ingots": {
  "hero": "ingot",
  "companion": "bell"
 },
 "standing-runes": {
  "hero": "rune",
  "companion": "amphora"
 },
 "star-trapeze": {
  "hero": "star",
  "companion": "crown"
 },
 "starfall-bay": {
  "hero": "star",
  "companion": "saucer"
 },
 "stillwater-bloom": {
  "hero": "lotus",
  "companion": "blossom"
 },
 "stone-hammer": {
  "hero": "hammer",
  "companion": "axe"
 },
 "strutting-peacock": {
  "hero": "peacock",
  "companion": "drum"
 },
 "sun-drums": {
  "hero": "drum",
  "companion": "feather"
 },
 "sun-market": {
  "hero": "sun",
  "companion": "drum"
 },
 "sunken-chest": {
  "hero": "chest",
  "companion": "anchor"
 },
 "sunning-snake": {
  "hero": "snake",
  "companion": "amphora"
 },
 "sunrise-pyramid": {
  "hero": "pyramid",
  "companion": "amphora"
 },
 "swan-boathouse": {
  "hero": "swan",
  "companion": "blossom"
 },
 "swaying-palms": {
  "hero": "palm",
  "companion": "parrot"
 },
 "sword-of-mist": {
  "hero": "sword",
  "companion": "galleon"
 },
 "tawny-owl": {
  "hero": "owl",
  "companion": "cat"
 },
 "teapot-terrace": {
  "hero": "teapot",
  "companion": "lotus"
 },
 "thorn-and-silk": {
  "hero": "rose",
  "companion": "swan"
 },
 "thunder-mint": {
  "hero": "bolt",
  "companion": "coins"
 },
 "tiger-monsoon": {
  "hero": "tiger",
  "companion": "parrot"
 },
 "tin-robot": {
  "hero": "robot",
  "companion": "sun"
 },
 "toadstool-cottage": {
  "hero": "mushroom",
  "companion": "cat"
 },
 "torii-path": {
  "hero": "torii",
  "companion": "dragon"
 },
 "toucan-tango": {
  "hero": "toucan",
  "companion": "parrot"
 },
 "trophy-cabinet": {
  "hero": "trophy",
  "companion": "ingot"
 },
 "true-north-sound": {
  "hero": "compass",
  "companion": "galleon"
 },
 "tumbling-acorns": {
  "hero": "acorn",
  "companion": "swan"
 },
 "tumbling-coins": {
  "hero": "coins",
  "companion": "bell"
 },
 "turquoise-ankh": {
  "hero": "ankh",
  "companion": "amphora"
 },
 "turtle-crossing": {
  "hero": "turtle",
  "companion": "anchor"
 },
 "twin-cherries": {
  "hero": "cherry",
  "companion": "cupcake"
 },
 "twin-hourglass": {
  "hero": "hourglass",
  "companion": "gem"
 },
 "valencia-orange": {
  "hero": "citrus",
  "companion": "cupcake"
 },
 "valentine-boulevard": {
  "hero": "heart",
  "companion": "citrus"
 },
 "velvet-throne": {
  "hero": "crown",
  "companion": "bolt"
 },
 "velvet-wings": {
  "hero": "butterfly",
  "companion": "acorn"
 },
 "vermilion-torii": {
  "hero": "torii",
  "companion": "blossom"
 },
 "violet-lotus": {
  "hero": "lotus",
  "companion": "koi"
 },
 "violet-mask": {
  "hero": "mask",
  "companion": "feather"
 },
 "voltage-alley": {
  "hero": "bolt",
  "companion": "rocket"
 },
 "waddling-penguins": {
  "hero": "penguin",
  "companion": "fox"
 },
 "waltzing-swans": {
  "hero": "swan",
  "companion": "butterfly"
 },
 "watermelon-wharf": {
  "hero": "melon",
  "companion": "grapes"
 },
 "whirling-leaf": {
  "hero": "leaf",
  "companion": "peacock"
 },
 "whisker-alley": {
  "hero": "cat",
  "companion": "frog"
 },
 "whispering-book": {
  "hero": "book",
  "companion": "cat"
 },
 "whistling-teapot": {
  "hero": "teapot",
  "companion": "koi"
 },
 "wick-and-wax": {
  "hero": "candle",
  "companion": "owl"
 },
 "windowsill-cat": {
  "hero": "cat",
  "companion": "cactus"
 },
 "wolf-pines": {
  "hero": "wolf",
  "companion": "owl"
 },
 "woodcutters-axe": {
  "hero": "axe",
  "companion": "hammer"
 }
};
