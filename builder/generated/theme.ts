// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "recipe",
  "defaultScheme",
  "tokens",
  "pairs",
  "fonts",
  "display",
  "radius",
  "outlineWidth",
  "shadow",
  "density",
  "motion"
 ],
 "properties": {
  "recipe": {
   "enum": [
    "papercut",
    "risograph",
    "oscilloscope",
    "engraved",
    "sticker",
    "terrace"
   ]
  },
  "defaultScheme": {
   "enum": [
    "light",
    "dark",
    "system"
   ]
  },
  "tokens": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "light",
    "dark"
   ],
   "properties": {
    "light": {
     "$ref": "#/definitions/color-tokens"
    },
    "dark": {
     "$ref": "#/definitions/color-tokens"
    }
   }
  },
  "pairs": {
   "type": "array",
   "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "foreground",
     "background",
     "minimum"
    ],
    "properties": {
     "id": {
      "$ref": "#/definitions/element-id"
     },
     "foreground": {
      "enum": [
       "bg",
       "paper",
       "surface2",
       "text",
       "text2",
       "primary",
       "onPrimary",
       "accent",
       "onAccent",
       "line",
       "win",
       "loss",
       "focus"
      ]
     },
     "background": {
      "enum": [
       "bg",
       "paper",
       "surface2",
       "text",
       "text2",
       "primary",
       "onPrimary",
       "accent",
       "onAccent",
       "line",
       "win",
       "loss",
       "focus"
      ]
     },
     "minimum": {
      "type": "number",
      "minimum": 3,
      "maximum": 21
     }
    }
   },
   "maxItems": 40
  },
  "fonts": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "display",
    "body"
   ],
   "properties": {
    "display": {
     "$ref": "#/definitions/font"
    },
    "body": {
     "$ref": "#/definitions/font"
    },
    "scripts": {
     "type": "object",
     "propertyNames": {
      "pattern": "^[A-Z][a-z]{3}$"
     },
     "additionalProperties": {
      "type": "string",
      "pattern": "^[A-Za-z0-9 ]{2,40}$"
     }
    }
   }
  },
  "display": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "letterSpacingEm",
    "uppercase"
   ],
   "properties": {
    "letterSpacingEm": {
     "type": "number",
     "minimum": -0.05,
     "maximum": 0.2
    },
    "uppercase": {
     "type": "boolean"
    }
   }
  },
  "radius": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "card",
    "control"
   ],
   "properties": {
    "card": {
     "type": "integer",
     "minimum": 0,
     "maximum": 40
    },
    "control": {
     "type": "integer",
     "minimum": 0,
     "maximum": 999
    }
   }
  },
  "outlineWidth": {
   "type": "integer",
   "minimum": 0,
   "maximum": 4
  },
  "shadow": {
   "enum": [
    "soft",
    "hard",
    "glow",
    "none"
   ]
  },
  "density": {
   "enum": [
    "compact",
    "comfortable",
    "roomy"
   ]
  },
  "motion": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "fastMs",
    "slowMs",
    "ease"
   ],
   "properties": {
    "fastMs": {
     "type": "integer",
     "minimum": 60,
     "maximum": 300
    },
    "slowMs": {
     "type": "integer",
     "minimum": 100,
     "maximum": 900
    },
    "ease": {
     "type": "array",
     "items": {
      "type": "number",
      "minimum": -1,
      "maximum": 2
     },
     "minItems": 4,
     "maxItems": 4
    }
   }
  }
 },
 "definitions": {
  "color-tokens": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "bg",
    "paper",
    "text",
    "text2",
    "primary",
    "onPrimary",
    "accent",
    "line",
    "win",
    "loss"
   ],
   "properties": {
    "bg": {
     "$ref": "#/definitions/color"
    },
    "paper": {
     "$ref": "#/definitions/color"
    },
    "text": {
     "$ref": "#/definitions/color"
    },
    "text2": {
     "$ref": "#/definitions/color"
    },
    "primary": {
     "$ref": "#/definitions/color"
    },
    "onPrimary": {
     "$ref": "#/definitions/color"
    },
    "accent": {
     "$ref": "#/definitions/color"
    },
    "line": {
     "$ref": "#/definitions/color"
    },
    "win": {
     "$ref": "#/definitions/color"
    },
    "loss": {
     "$ref": "#/definitions/color"
    },
    "surface2": {
     "$ref": "#/definitions/color"
    },
    "onAccent": {
     "$ref": "#/definitions/color"
    },
    "focus": {
     "$ref": "#/definitions/color"
    },
    "shadow": {
     "$ref": "#/definitions/color"
    }
   },
   "x-part": "color-tokens"
  },
  "color": {
   "type": "string",
   "pattern": "^#[0-9A-Fa-f]{6}$",
   "x-part": "color"
  },
  "element-id": {
   "type": "string",
   "pattern": "^[a-zA-Z][a-zA-Z0-9-]{0,39}$",
   "x-part": "element-id"
  },
  "font": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "family",
    "weight",
    "fallback"
   ],
   "properties": {
    "family": {
     "type": "string",
     "pattern": "^[A-Za-z0-9 ]{2,40}$"
    },
    "weight": {
     "type": "integer",
     "minimum": 100,
     "maximum": 900
    },
    "fallback": {
     "enum": [
      "sans-serif",
      "serif",
      "monospace"
     ]
    }
   },
   "x-part": "font"
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["recipe","defaultScheme","tokens","pairs","fonts","display","radius","outlineWidth","shadow","density","motion"],"properties":{"recipe":{"enum":["papercut","risograph","oscilloscope","engraved","sticker","terrace"]},"defaultScheme":{"enum":["light","dark","system"]},"tokens":{"type":"object","additionalProperties":false,"required":["light","dark"],"properties":{"light":{"$ref":"#/definitions/color-tokens"},"dark":{"$ref":"#/definitions/color-tokens"}}},"pairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","foreground","background","minimum"],"properties":{"id":{"$ref":"#/definitions/element-id"},"foreground":{"enum":["bg","paper","surface2","text","text2","primary","onPrimary","accent","onAccent","line","win","loss","focus"]},"background":{"enum":["bg","paper","surface2","text","text2","primary","onPrimary","accent","onAccent","line","win","loss","focus"]},"minimum":{"type":"number","minimum":3,"maximum":21}}},"maxItems":40},"fonts":{"type":"object","additionalProperties":false,"required":["display","body"],"properties":{"display":{"$ref":"#/definitions/font"},"body":{"$ref":"#/definitions/font"},"scripts":{"type":"object","propertyNames":{"pattern":"^[A-Z][a-z]{3}$"},"additionalProperties":{"type":"string","pattern":"^[A-Za-z0-9 ]{2,40}$"}}}},"display":{"type":"object","additionalProperties":false,"required":["letterSpacingEm","uppercase"],"properties":{"letterSpacingEm":{"type":"number","minimum":-0.05,"maximum":0.2},"uppercase":{"type":"boolean"}}},"radius":{"type":"object","additionalProperties":false,"required":["card","control"],"properties":{"card":{"type":"integer","minimum":0,"maximum":40},"control":{"type":"integer","minimum":0,"maximum":999}}},"outlineWidth":{"type":"integer","minimum":0,"maximum":4},"shadow":{"enum":["soft","hard","glow","none"]},"density":{"enum":["compact","comfortable","roomy"]},"motion":{"type":"object","additionalProperties":false,"required":["fastMs","slowMs","ease"],"properties":{"fastMs":{"type":"integer","minimum":60,"maximum":300},"slowMs":{"type":"integer","minimum":100,"maximum":900},"ease":{"type":"array","items":{"type":"number","minimum":-1,"maximum":2},"minItems":4,"maxItems":4}}}},"definitions":{"color-tokens":{"type":"object","additionalProperties":false,"required":["bg","paper","text","text2","primary","onPrimary","accent","line","win","loss"],"properties":{"bg":{"$ref":"#/definitions/color"},"paper":{"$ref":"#/definitions/color"},"text":{"$ref":"#/definitions/color"},"text2":{"$ref":"#/definitions/color"},"primary":{"$ref":"#/definitions/color"},"onPrimary":{"$ref":"#/definitions/color"},"accent":{"$ref":"#/definitions/color"},"line":{"$ref":"#/definitions/color"},"win":{"$ref":"#/definitions/color"},"loss":{"$ref":"#/definitions/color"},"surface2":{"$ref":"#/definitions/color"},"onAccent":{"$ref":"#/definitions/color"},"focus":{"$ref":"#/definitions/color"},"shadow":{"$ref":"#/definitions/color"}},"x-part":"color-tokens"},"color":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","x-part":"color"},"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"},"font":{"type":"object","additionalProperties":false,"required":["family","weight","fallback"],"properties":{"family":{"type":"string","pattern":"^[A-Za-z0-9 ]{2,40}$"},"weight":{"type":"integer","minimum":100,"maximum":900},"fallback":{"enum":["sans-serif","serif","monospace"]}},"x-part":"font"}},"$id":"6400c9ed"};const func2 = Object.prototype.hasOwnProperty;const schema7 = {"type":"object","additionalProperties":false,"required":["bg","paper","text","text2","primary","onPrimary","accent","line","win","loss"],"properties":{"bg":{"$ref":"#/definitions/color"},"paper":{"$ref":"#/definitions/color"},"text":{"$ref":"#/definitions/color"},"text2":{"$ref":"#/definitions/color"},"primary":{"$ref":"#/definitions/color"},"onPrimary":{"$ref":"#/definitions/color"},"accent":{"$ref":"#/definitions/color"},"line":{"$ref":"#/definitions/color"},"win":{"$ref":"#/definitions/color"},"loss":{"$ref":"#/definitions/color"},"surface2":{"$ref":"#/definitions/color"},"onAccent":{"$ref":"#/definitions/color"},"focus":{"$ref":"#/definitions/color"},"shadow":{"$ref":"#/definitions/color"}},"x-part":"color-tokens"};const schema8 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","x-part":"color"};const pattern0 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern0.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate23.errors = vErrors;return errors === 0;}function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.bg === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bg"},message:"must have required property '"+"bg"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.paper === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paper"},message:"must have required property '"+"paper"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.text === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.text2 === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text2"},message:"must have required property '"+"text2"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.primary === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.onPrimary === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "onPrimary"},message:"must have required property '"+"onPrimary"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data.accent === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accent"},message:"must have required property '"+"accent"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.line === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data.win === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "win"},message:"must have required property '"+"win"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data.loss === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loss"},message:"must have required property '"+"loss"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}for(const key0 in data){if(!(func2.call(schema7.properties, key0))){const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.bg !== undefined){if(!(validate23(data.bg, {instancePath:instancePath+"/bg",parentData:data,parentDataProperty:"bg",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.paper !== undefined){if(!(validate23(data.paper, {instancePath:instancePath+"/paper",parentData:data,parentDataProperty:"paper",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.text !== undefined){if(!(validate23(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.text2 !== undefined){if(!(validate23(data.text2, {instancePath:instancePath+"/text2",parentData:data,parentDataProperty:"text2",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.primary !== undefined){if(!(validate23(data.primary, {instancePath:instancePath+"/primary",parentData:data,parentDataProperty:"primary",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.onPrimary !== undefined){if(!(validate23(data.onPrimary, {instancePath:instancePath+"/onPrimary",parentData:data,parentDataProperty:"onPrimary",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.accent !== undefined){if(!(validate23(data.accent, {instancePath:instancePath+"/accent",parentData:data,parentDataProperty:"accent",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.line !== undefined){if(!(validate23(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.win !== undefined){if(!(validate23(data.win, {instancePath:instancePath+"/win",parentData:data,parentDataProperty:"win",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.loss !== undefined){if(!(validate23(data.loss, {instancePath:instancePath+"/loss",parentData:data,parentDataProperty:"loss",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.surface2 !== undefined){if(!(validate23(data.surface2, {instancePath:instancePath+"/surface2",parentData:data,parentDataProperty:"surface2",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.onAccent !== undefined){if(!(validate23(data.onAccent, {instancePath:instancePath+"/onAccent",parentData:data,parentDataProperty:"onAccent",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.focus !== undefined){if(!(validate23(data.focus, {instancePath:instancePath+"/focus",parentData:data,parentDataProperty:"focus",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.shadow !== undefined){if(!(validate23(data.shadow, {instancePath:instancePath+"/shadow",parentData:data,parentDataProperty:"shadow",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema9 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern1 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern1.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate40.errors = vErrors;return errors === 0;}const schema10 = {"type":"object","additionalProperties":false,"required":["family","weight","fallback"],"properties":{"family":{"type":"string","pattern":"^[A-Za-z0-9 ]{2,40}$"},"weight":{"type":"integer","minimum":100,"maximum":900},"fallback":{"enum":["sans-serif","serif","monospace"]}},"x-part":"font"};const pattern2 = new RegExp("^[A-Za-z0-9 ]{2,40}$", "u");function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.family === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.weight === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.fallback === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fallback"},message:"must have required property '"+"fallback"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((key0 === "family") || (key0 === "weight")) || (key0 === "fallback"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.family !== undefined){let data0 = data.family;if(typeof data0 === "string"){if(!pattern2.test(data0)){const err4 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9 ]{2,40}$"},message:"must match pattern \""+"^[A-Za-z0-9 ]{2,40}$"+"\""};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.weight !== undefined){let data1 = data.weight;if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){const err6 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(typeof data1 == "number"){if(data1 > 900 || isNaN(data1)){const err7 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data1 < 100 || isNaN(data1)){const err8 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}if(data.fallback !== undefined){let data2 = data.fallback;if(!(((data2 === "sans-serif") || (data2 === "serif")) || (data2 === "monospace"))){const err9 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/enum",keyword:"enum",params:{allowedValues: schema10.properties.fallback.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}validate42.errors = vErrors;return errors === 0;}const pattern3 = new RegExp("^[A-Z][a-z]{3}$", "u");function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="6400c9ed" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.recipe === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipe"},message:"must have required property '"+"recipe"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.defaultScheme === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultScheme"},message:"must have required property '"+"defaultScheme"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.tokens === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokens"},message:"must have required property '"+"tokens"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.pairs === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pairs"},message:"must have required property '"+"pairs"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data.fonts === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fonts"},message:"must have required property '"+"fonts"+"'"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data.display === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "display"},message:"must have required property '"+"display"+"'"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data.radius === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "radius"},message:"must have required property '"+"radius"+"'"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data.outlineWidth === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outlineWidth"},message:"must have required property '"+"outlineWidth"+"'"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(data.shadow === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shadow"},message:"must have required property '"+"shadow"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data.density === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "density"},message:"must have required property '"+"density"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data.motion === undefined){const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "motion"},message:"must have required property '"+"motion"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}for(const key0 in data){if(!(func2.call(schema6.properties, key0))){const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.recipe !== undefined){let data0 = data.recipe;if(!((((((data0 === "papercut") || (data0 === "risograph")) || (data0 === "oscilloscope")) || (data0 === "engraved")) || (data0 === "sticker")) || (data0 === "terrace"))){const err12 = {instancePath:instancePath+"/recipe",schemaPath:"#/properties/recipe/enum",keyword:"enum",params:{allowedValues: schema6.properties.recipe.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.defaultScheme !== undefined){let data1 = data.defaultScheme;if(!(((data1 === "light") || (data1 === "dark")) || (data1 === "system"))){const err13 = {instancePath:instancePath+"/defaultScheme",schemaPath:"#/properties/defaultScheme/enum",keyword:"enum",params:{allowedValues: schema6.properties.defaultScheme.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.tokens !== undefined){let data2 = data.tokens;if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(data2.light === undefined){const err14 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty: "light"},message:"must have required property '"+"light"+"'"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(data2.dark === undefined){const err15 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty: "dark"},message:"must have required property '"+"dark"+"'"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}for(const key1 in data2){if(!((key1 === "light") || (key1 === "dark"))){const err16 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data2.light !== undefined){if(!(validate22(data2.light, {instancePath:instancePath+"/tokens/light",parentData:data2,parentDataProperty:"light",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}if(data2.dark !== undefined){if(!(validate22(data2.dark, {instancePath:instancePath+"/tokens/dark",parentData:data2,parentDataProperty:"dark",rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err17 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.pairs !== undefined){let data5 = data.pairs;if(Array.isArray(data5)){if(data5.length > 40){const err18 = {instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}const len0 = data5.length;for(let i0=0; i0<len0; i0++){let data6 = data5[i0];if(data6 && typeof data6 == "object" && !Array.isArray(data6)){if(data6.id === undefined){const err19 = {instancePath:instancePath+"/pairs/" + i0,schemaPath:"#/properties/pairs/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(data6.foreground === undefined){const err20 = {instancePath:instancePath+"/pairs/" + i0,schemaPath:"#/properties/pairs/items/required",keyword:"required",params:{missingProperty: "foreground"},message:"must have required property '"+"foreground"+"'"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if(data6.background === undefined){const err21 = {instancePath:instancePath+"/pairs/" + i0,schemaPath:"#/properties/pairs/items/required",keyword:"required",params:{missingProperty: "background"},message:"must have required property '"+"background"+"'"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}if(data6.minimum === undefined){const err22 = {instancePath:instancePath+"/pairs/" + i0,schemaPath:"#/properties/pairs/items/required",keyword:"required",params:{missingProperty: "minimum"},message:"must have required property '"+"minimum"+"'"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}for(const key2 in data6){if(!((((key2 === "id") || (key2 === "foreground")) || (key2 === "background")) || (key2 === "minimum"))){const err23 = {instancePath:instancePath+"/pairs/" + i0,schemaPath:"#/properties/pairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data6.id !== undefined){if(!(validate40(data6.id, {instancePath:instancePath+"/pairs/" + i0+"/id",parentData:data6,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data6.foreground !== undefined){let data8 = data6.foreground;if(!(((((((((((((data8 === "bg") || (data8 === "paper")) || (data8 === "surface2")) || (data8 === "text")) || (data8 === "text2")) || (data8 === "primary")) || (data8 === "onPrimary")) || (data8 === "accent")) || (data8 === "onAccent")) || (data8 === "line")) || (data8 === "win")) || (data8 === "loss")) || (data8 === "focus"))){const err24 = {instancePath:instancePath+"/pairs/" + i0+"/foreground",schemaPath:"#/properties/pairs/items/properties/foreground/enum",keyword:"enum",params:{allowedValues: schema6.properties.pairs.items.properties.foreground.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data6.background !== undefined){let data9 = data6.background;if(!(((((((((((((data9 === "bg") || (data9 === "paper")) || (data9 === "surface2")) || (data9 === "text")) || (data9 === "text2")) || (data9 === "primary")) || (data9 === "onPrimary")) || (data9 === "accent")) || (data9 === "onAccent")) || (data9 === "line")) || (data9 === "win")) || (data9 === "loss")) || (data9 === "focus"))){const err25 = {instancePath:instancePath+"/pairs/" + i0+"/background",schemaPath:"#/properties/pairs/items/properties/background/enum",keyword:"enum",params:{allowedValues: schema6.properties.pairs.items.properties.background.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data6.minimum !== undefined){let data10 = data6.minimum;if(typeof data10 == "number"){if(data10 > 21 || isNaN(data10)){const err26 = {instancePath:instancePath+"/pairs/" + i0+"/minimum",schemaPath:"#/properties/pairs/items/properties/minimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 21},message:"must be <= 21"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}if(data10 < 3 || isNaN(data10)){const err27 = {instancePath:instancePath+"/pairs/" + i0+"/minimum",schemaPath:"#/properties/pairs/items/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else {const err28 = {instancePath:instancePath+"/pairs/" + i0+"/minimum",schemaPath:"#/properties/pairs/items/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}else {const err29 = {instancePath:instancePath+"/pairs/" + i0,schemaPath:"#/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data.fonts !== undefined){let data11 = data.fonts;if(data11 && typeof data11 == "object" && !Array.isArray(data11)){if(data11.display === undefined){const err31 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/required",keyword:"required",params:{missingProperty: "display"},message:"must have required property '"+"display"+"'"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}if(data11.body === undefined){const err32 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}for(const key3 in data11){if(!(((key3 === "display") || (key3 === "body")) || (key3 === "scripts"))){const err33 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data11.display !== undefined){if(!(validate42(data11.display, {instancePath:instancePath+"/fonts/display",parentData:data11,parentDataProperty:"display",rootData}))){vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);errors = vErrors.length;}}if(data11.body !== undefined){if(!(validate42(data11.body, {instancePath:instancePath+"/fonts/body",parentData:data11,parentDataProperty:"body",rootData}))){vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);errors = vErrors.length;}}if(data11.scripts !== undefined){let data14 = data11.scripts;if(data14 && typeof data14 == "object" && !Array.isArray(data14)){for(const key4 in data14){const _errs26 = errors;if(typeof key4 === "string"){if(!pattern3.test(key4)){const err34 = {instancePath:instancePath+"/fonts/scripts",schemaPath:"#/properties/fonts/properties/scripts/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z][a-z]{3}$"},message:"must match pattern \""+"^[A-Z][a-z]{3}$"+"\"",propertyName:key4};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}var valid6 = _errs26 === errors;if(!valid6){const err35 = {instancePath:instancePath+"/fonts/scripts",schemaPath:"#/properties/fonts/properties/scripts/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}for(const key5 in data14){let data15 = data14[key5];if(typeof data15 === "string"){if(!pattern2.test(data15)){const err36 = {instancePath:instancePath+"/fonts/scripts/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fonts/properties/scripts/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9 ]{2,40}$"},message:"must match pattern \""+"^[A-Za-z0-9 ]{2,40}$"+"\""};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}else {const err37 = {instancePath:instancePath+"/fonts/scripts/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fonts/properties/scripts/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}}else {const err38 = {instancePath:instancePath+"/fonts/scripts",schemaPath:"#/properties/fonts/properties/scripts/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}}else {const err39 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}if(data.display !== undefined){let data16 = data.display;if(data16 && typeof data16 == "object" && !Array.isArray(data16)){if(data16.letterSpacingEm === undefined){const err40 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty: "letterSpacingEm"},message:"must have required property '"+"letterSpacingEm"+"'"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(data16.uppercase === undefined){const err41 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/required",keyword:"required",params:{missingProperty: "uppercase"},message:"must have required property '"+"uppercase"+"'"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}for(const key6 in data16){if(!((key6 === "letterSpacingEm") || (key6 === "uppercase"))){const err42 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}if(data16.letterSpacingEm !== undefined){let data17 = data16.letterSpacingEm;if(typeof data17 == "number"){if(data17 > 0.2 || isNaN(data17)){const err43 = {instancePath:instancePath+"/display/letterSpacingEm",schemaPath:"#/properties/display/properties/letterSpacingEm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0.2},message:"must be <= 0.2"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}if(data17 < -0.05 || isNaN(data17)){const err44 = {instancePath:instancePath+"/display/letterSpacingEm",schemaPath:"#/properties/display/properties/letterSpacingEm/minimum",keyword:"minimum",params:{comparison: ">=", limit: -0.05},message:"must be >= -0.05"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}else {const err45 = {instancePath:instancePath+"/display/letterSpacingEm",schemaPath:"#/properties/display/properties/letterSpacingEm/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}if(data16.uppercase !== undefined){if(typeof data16.uppercase !== "boolean"){const err46 = {instancePath:instancePath+"/display/uppercase",schemaPath:"#/properties/display/properties/uppercase/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}}else {const err47 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data.radius !== undefined){let data19 = data.radius;if(data19 && typeof data19 == "object" && !Array.isArray(data19)){if(data19.card === undefined){const err48 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}if(data19.control === undefined){const err49 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty: "control"},message:"must have required property '"+"control"+"'"};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}for(const key7 in data19){if(!((key7 === "card") || (key7 === "control"))){const err50 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}if(data19.card !== undefined){let data20 = data19.card;if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){const err51 = {instancePath:instancePath+"/radius/card",schemaPath:"#/properties/radius/properties/card/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}if(typeof data20 == "number"){if(data20 > 40 || isNaN(data20)){const err52 = {instancePath:instancePath+"/radius/card",schemaPath:"#/properties/radius/properties/card/maximum",keyword:"maximum",params:{comparison: "<=", limit: 40},message:"must be <= 40"};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}if(data20 < 0 || isNaN(data20)){const err53 = {instancePath:instancePath+"/radius/card",schemaPath:"#/properties/radius/properties/card/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}}}if(data19.control !== undefined){let data21 = data19.control;if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){const err54 = {instancePath:instancePath+"/radius/control",schemaPath:"#/properties/radius/properties/control/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}if(typeof data21 == "number"){if(data21 > 999 || isNaN(data21)){const err55 = {instancePath:instancePath+"/radius/control",schemaPath:"#/properties/radius/properties/control/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}if(data21 < 0 || isNaN(data21)){const err56 = {instancePath:instancePath+"/radius/control",schemaPath:"#/properties/radius/properties/control/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}}}}else {const err57 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}}if(data.outlineWidth !== undefined){let data22 = data.outlineWidth;if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){const err58 = {instancePath:instancePath+"/outlineWidth",schemaPath:"#/properties/outlineWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}if(typeof data22 == "number"){if(data22 > 4 || isNaN(data22)){const err59 = {instancePath:instancePath+"/outlineWidth",schemaPath:"#/properties/outlineWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}if(data22 < 0 || isNaN(data22)){const err60 = {instancePath:instancePath+"/outlineWidth",schemaPath:"#/properties/outlineWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}}if(data.shadow !== undefined){let data23 = data.shadow;if(!((((data23 === "soft") || (data23 === "hard")) || (data23 === "glow")) || (data23 === "none"))){const err61 = {instancePath:instancePath+"/shadow",schemaPath:"#/properties/shadow/enum",keyword:"enum",params:{allowedValues: schema6.properties.shadow.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}}if(data.density !== undefined){let data24 = data.density;if(!(((data24 === "compact") || (data24 === "comfortable")) || (data24 === "roomy"))){const err62 = {instancePath:instancePath+"/density",schemaPath:"#/properties/density/enum",keyword:"enum",params:{allowedValues: schema6.properties.density.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}}if(data.motion !== undefined){let data25 = data.motion;if(data25 && typeof data25 == "object" && !Array.isArray(data25)){if(data25.fastMs === undefined){const err63 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/required",keyword:"required",params:{missingProperty: "fastMs"},message:"must have required property '"+"fastMs"+"'"};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}if(data25.slowMs === undefined){const err64 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/required",keyword:"required",params:{missingProperty: "slowMs"},message:"must have required property '"+"slowMs"+"'"};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}if(data25.ease === undefined){const err65 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/required",keyword:"required",params:{missingProperty: "ease"},message:"must have required property '"+"ease"+"'"};if(vErrors === null){vErrors = [err65];}else {vErrors.push(err65);}errors++;}for(const key8 in data25){if(!(((key8 === "fastMs") || (key8 === "slowMs")) || (key8 === "ease"))){const err66 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err66];}else {vErrors.push(err66);}errors++;}}if(data25.fastMs !== undefined){let data26 = data25.fastMs;if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){const err67 = {instancePath:instancePath+"/motion/fastMs",schemaPath:"#/properties/motion/properties/fastMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err67];}else {vErrors.push(err67);}errors++;}if(typeof data26 == "number"){if(data26 > 300 || isNaN(data26)){const err68 = {instancePath:instancePath+"/motion/fastMs",schemaPath:"#/properties/motion/properties/fastMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300"};if(vErrors === null){vErrors = [err68];}else {vErrors.push(err68);}errors++;}if(data26 < 60 || isNaN(data26)){const err69 = {instancePath:instancePath+"/motion/fastMs",schemaPath:"#/properties/motion/properties/fastMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"};if(vErrors === null){vErrors = [err69];}else {vErrors.push(err69);}errors++;}}}if(data25.slowMs !== undefined){let data27 = data25.slowMs;if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){const err70 = {instancePath:instancePath+"/motion/slowMs",schemaPath:"#/properties/motion/properties/slowMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err70];}else {vErrors.push(err70);}errors++;}if(typeof data27 == "number"){if(data27 > 900 || isNaN(data27)){const err71 = {instancePath:instancePath+"/motion/slowMs",schemaPath:"#/properties/motion/properties/slowMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};if(vErrors === null){vErrors = [err71];}else {vErrors.push(err71);}errors++;}if(data27 < 100 || isNaN(data27)){const err72 = {instancePath:instancePath+"/motion/slowMs",schemaPath:"#/properties/motion/properties/slowMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};if(vErrors === null){vErrors = [err72];}else {vErrors.push(err72);}errors++;}}}if(data25.ease !== undefined){let data28 = data25.ease;if(Array.isArray(data28)){if(data28.length > 4){const err73 = {instancePath:instancePath+"/motion/ease",schemaPath:"#/properties/motion/properties/ease/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};if(vErrors === null){vErrors = [err73];}else {vErrors.push(err73);}errors++;}if(data28.length < 4){const err74 = {instancePath:instancePath+"/motion/ease",schemaPath:"#/properties/motion/properties/ease/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"};if(vErrors === null){vErrors = [err74];}else {vErrors.push(err74);}errors++;}const len1 = data28.length;for(let i1=0; i1<len1; i1++){let data29 = data28[i1];if(typeof data29 == "number"){if(data29 > 2 || isNaN(data29)){const err75 = {instancePath:instancePath+"/motion/ease/" + i1,schemaPath:"#/properties/motion/properties/ease/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};if(vErrors === null){vErrors = [err75];}else {vErrors.push(err75);}errors++;}if(data29 < -1 || isNaN(data29)){const err76 = {instancePath:instancePath+"/motion/ease/" + i1,schemaPath:"#/properties/motion/properties/ease/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"};if(vErrors === null){vErrors = [err76];}else {vErrors.push(err76);}errors++;}}else {const err77 = {instancePath:instancePath+"/motion/ease/" + i1,schemaPath:"#/properties/motion/properties/ease/items/type",keyword:"type",params:{type: "number"},message:"must be number"};if(vErrors === null){vErrors = [err77];}else {vErrors.push(err77);}errors++;}}}else {const err78 = {instancePath:instancePath+"/motion/ease",schemaPath:"#/properties/motion/properties/ease/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err78];}else {vErrors.push(err78);}errors++;}}}else {const err79 = {instancePath:instancePath+"/motion",schemaPath:"#/properties/motion/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err79];}else {vErrors.push(err79);}errors++;}}}else {const err80 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err80];}else {vErrors.push(err80);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "6400c9ed": validator0,
};
