// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "layout",
  "dropMenuMaximum",
  "entries"
 ],
 "properties": {
  "layout": {
   "enum": [
    "bar",
    "rail",
    "tiles"
   ]
  },
  "dropMenuMaximum": {
   "type": "integer",
   "minimum": 1,
   "maximum": 11
  },
  "listCentre": {
   "type": "array",
   "items": {
    "enum": [
     "HOT",
     "ELOTT",
     "LIVE",
     "RNG",
     "FISH",
     "SPORTS",
     "ESPORTS",
     "COCKFIGHT",
     "PVP"
    ]
   },
   "maxItems": 9,
   "uniqueItems": true
  },
  "entries": {
   "type": "array",
   "items": {
    "$ref": "#/definitions/navigation-entry"
   },
   "maxItems": 24
  }
 },
 "definitions": {
  "navigation-entry": {
   "type": "object",
   "required": [
    "kind"
   ],
   "discriminator": {
    "propertyName": "kind"
   },
   "oneOf": [
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "label"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "home"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "badge": {
       "$ref": "#/definitions/label"
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "label"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "hot"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "badge": {
       "$ref": "#/definitions/label"
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "label",
      "category"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "category"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "badge": {
       "$ref": "#/definitions/label"
      },
      "category": {
       "enum": [
        "ELOTT",
        "LIVE",
        "RNG",
        "FISH",
        "SPORTS",
        "ESPORTS",
        "COCKFIGHT",
        "PVP"
       ]
      },
      "labelFromFirstVendor": {
       "type": "boolean"
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "label",
      "resourceType"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "link"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "badge": {
       "$ref": "#/definitions/label"
      },
      "resourceType": {
       "type": "string",
       "pattern": "^[A-Za-z][A-Za-z0-9_]{1,40}$"
      },
      "newTab": {
       "type": "boolean"
      }
     }
    },
    {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "kind",
      "label"
     ],
     "properties": {
      "id": {
       "$ref": "#/definitions/element-id"
      },
      "kind": {
       "const": "promotions"
      },
      "label": {
       "$ref": "#/definitions/label"
      },
      "hidden": {
       "type": "boolean"
      },
      "badge": {
       "$ref": "#/definitions/label"
      }
     }
    }
   ],
   "x-part": "navigation-entry"
  },
  "element-id": {
   "type": "string",
   "pattern": "^[a-zA-Z][a-zA-Z0-9-]{0,39}$",
   "x-part": "element-id"
  },
  "label": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "key": {
     "type": "string",
     "pattern": "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$",
     "maxLength": 120
    },
    "text": {
     "type": "object",
     "additionalProperties": {
      "type": "string",
      "minLength": 1,
      "maxLength": 280
     },
     "propertyNames": {
      "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
     }
    }
   },
   "minProperties": 1,
   "x-part": "label"
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["layout","dropMenuMaximum","entries"],"properties":{"layout":{"enum":["bar","rail","tiles"]},"dropMenuMaximum":{"type":"integer","minimum":1,"maximum":11},"listCentre":{"type":"array","items":{"enum":["HOT","ELOTT","LIVE","RNG","FISH","SPORTS","ESPORTS","COCKFIGHT","PVP"]},"maxItems":9,"uniqueItems":true},"entries":{"type":"array","items":{"$ref":"#/definitions/navigation-entry"},"maxItems":24}},"definitions":{"navigation-entry":{"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","kind","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"home"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"hot"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label","category"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"category"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"},"category":{"enum":["ELOTT","LIVE","RNG","FISH","SPORTS","ESPORTS","COCKFIGHT","PVP"]},"labelFromFirstVendor":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"link"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"newTab":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"promotions"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"}}}],"x-part":"navigation-entry"},"element-id":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"},"label":{"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"}},"$id":"74f74ef5"};const func0 = sameJson;const schema7 = {"type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","additionalProperties":false,"required":["id","kind","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"home"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"hot"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label","category"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"category"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"},"category":{"enum":["ELOTT","LIVE","RNG","FISH","SPORTS","ESPORTS","COCKFIGHT","PVP"]},"labelFromFirstVendor":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label","resourceType"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"link"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"},"resourceType":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{1,40}$"},"newTab":{"type":"boolean"}}},{"type":"object","additionalProperties":false,"required":["id","kind","label"],"properties":{"id":{"$ref":"#/definitions/element-id"},"kind":{"const":"promotions"},"label":{"$ref":"#/definitions/label"},"hidden":{"type":"boolean"},"badge":{"$ref":"#/definitions/label"}}}],"x-part":"navigation-entry"};const schema8 = {"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]{0,39}$","x-part":"element-id"};const pattern0 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]{0,39}$", "u");function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(typeof data === "string"){if(!pattern0.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]{0,39}$"+"\""};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate23.errors = vErrors;return errors === 0;}const schema9 = {"type":"object","additionalProperties":false,"properties":{"key":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$","maxLength":120},"text":{"type":"object","additionalProperties":{"type":"string","minLength":1,"maxLength":280},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}}},"minProperties":1,"x-part":"label"};const func3 = countCharacters;const pattern1 = new RegExp("^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$", "u");const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(Object.keys(data).length < 1){const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((key0 === "key") || (key0 === "text"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.key !== undefined){let data0 = data.key;if(typeof data0 === "string"){if(func3(data0) > 120){const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(!pattern1.test(data0)){const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9-]*:[a-zA-Z][a-zA-Z0-9._-]*$"+"\""};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.text !== undefined){let data1 = data.text;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){for(const key1 in data1){const _errs6 = errors;if(typeof key1 === "string"){if(!pattern2.test(key1)){const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}var valid1 = _errs6 === errors;if(!valid1){const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}for(const key2 in data1){let data2 = data1[key2];if(typeof data2 === "string"){if(func3(data2) > 280){const err7 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 280},message:"must NOT have more than 280 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}if(func3(data2) < 1){const err8 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/text/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/text/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate25.errors = vErrors;return errors === 0;}const pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9_]{1,40}$", "u");function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.kind === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const tag0 = data.kind;if(typeof tag0 == "string"){if(tag0 === "home"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.kind === undefined){const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.label === undefined){const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((key0 === "id") || (key0 === "kind")) || (key0 === "label")) || (key0 === "hidden")) || (key0 === "badge"))){const err4 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("home" !== data.kind){const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "home"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err6 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/0/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.badge !== undefined){if(!(validate25(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err7 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else if(tag0 === "hot"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data.kind === undefined){const err9 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data.label === undefined){const err10 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}for(const key1 in data){if(!(((((key1 === "id") || (key1 === "kind")) || (key1 === "label")) || (key1 === "hidden")) || (key1 === "badge"))){const err11 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("hot" !== data.kind){const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "hot"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err13 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/1/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.badge !== undefined){if(!(validate25(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err14 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else if(tag0 === "category"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err15 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(data.kind === undefined){const err16 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if(data.label === undefined){const err17 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data.category === undefined){const err18 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}for(const key2 in data){if(!(((((((key2 === "id") || (key2 === "kind")) || (key2 === "label")) || (key2 === "hidden")) || (key2 === "badge")) || (key2 === "category")) || (key2 === "labelFromFirstVendor"))){const err19 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("category" !== data.kind){const err20 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "category"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err21 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/2/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.badge !== undefined){if(!(validate25(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.category !== undefined){let data15 = data.category;if(!((((((((data15 === "ELOTT") || (data15 === "LIVE")) || (data15 === "RNG")) || (data15 === "FISH")) || (data15 === "SPORTS")) || (data15 === "ESPORTS")) || (data15 === "COCKFIGHT")) || (data15 === "PVP"))){const err22 = {instancePath:instancePath+"/category",schemaPath:"#/oneOf/2/properties/category/enum",keyword:"enum",params:{allowedValues: schema7.oneOf[2].properties.category.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.labelFromFirstVendor !== undefined){if(typeof data.labelFromFirstVendor !== "boolean"){const err23 = {instancePath:instancePath+"/labelFromFirstVendor",schemaPath:"#/oneOf/2/properties/labelFromFirstVendor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}else {const err24 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else if(tag0 === "link"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err25 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}if(data.kind === undefined){const err26 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}if(data.label === undefined){const err27 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if(data.resourceType === undefined){const err28 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "resourceType"},message:"must have required property '"+"resourceType"+"'"};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}for(const key3 in data){if(!(((((((key3 === "id") || (key3 === "kind")) || (key3 === "label")) || (key3 === "hidden")) || (key3 === "badge")) || (key3 === "resourceType")) || (key3 === "newTab"))){const err29 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("link" !== data.kind){const err30 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err31 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/3/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.badge !== undefined){if(!(validate25(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.resourceType !== undefined){let data22 = data.resourceType;if(typeof data22 === "string"){if(!pattern3.test(data22)){const err32 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/3/properties/resourceType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{1,40}$"+"\""};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/resourceType",schemaPath:"#/oneOf/3/properties/resourceType/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data.newTab !== undefined){if(typeof data.newTab !== "boolean"){const err34 = {instancePath:instancePath+"/newTab",schemaPath:"#/oneOf/3/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}}else {const err35 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else if(tag0 === "promotions"){if(data && typeof data == "object" && !Array.isArray(data)){if(data.id === undefined){const err36 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}if(data.kind === undefined){const err37 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}if(data.label === undefined){const err38 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}for(const key4 in data){if(!(((((key4 === "id") || (key4 === "kind")) || (key4 === "label")) || (key4 === "hidden")) || (key4 === "badge"))){const err39 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}if(data.id !== undefined){if(!(validate23(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}if(data.kind !== undefined){if("promotions" !== data.kind){const err40 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "promotions"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}}if(data.label !== undefined){if(!(validate25(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.hidden !== undefined){if(typeof data.hidden !== "boolean"){const err41 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/4/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}if(data.badge !== undefined){if(!(validate25(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err42 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}else {const err43 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}else {const err44 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}else {const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}validate22.errors = vErrors;return errors === 0;}function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="74f74ef5" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.layout === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.dropMenuMaximum === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dropMenuMaximum"},message:"must have required property '"+"dropMenuMaximum"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.entries === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((key0 === "layout") || (key0 === "dropMenuMaximum")) || (key0 === "listCentre")) || (key0 === "entries"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.layout !== undefined){let data0 = data.layout;if(!(((data0 === "bar") || (data0 === "rail")) || (data0 === "tiles"))){const err4 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema6.properties.layout.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.dropMenuMaximum !== undefined){let data1 = data.dropMenuMaximum;if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){const err5 = {instancePath:instancePath+"/dropMenuMaximum",schemaPath:"#/properties/dropMenuMaximum/type",keyword:"type",params:{type: "integer"},message:"must be integer"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(typeof data1 == "number"){if(data1 > 11 || isNaN(data1)){const err6 = {instancePath:instancePath+"/dropMenuMaximum",schemaPath:"#/properties/dropMenuMaximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 11},message:"must be <= 11"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data1 < 1 || isNaN(data1)){const err7 = {instancePath:instancePath+"/dropMenuMaximum",schemaPath:"#/properties/dropMenuMaximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}}if(data.listCentre !== undefined){let data2 = data.listCentre;if(Array.isArray(data2)){if(data2.length > 9){const err8 = {instancePath:instancePath+"/listCentre",schemaPath:"#/properties/listCentre/maxItems",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(!(((((((((data3 === "HOT") || (data3 === "ELOTT")) || (data3 === "LIVE")) || (data3 === "RNG")) || (data3 === "FISH")) || (data3 === "SPORTS")) || (data3 === "ESPORTS")) || (data3 === "COCKFIGHT")) || (data3 === "PVP"))){const err9 = {instancePath:instancePath+"/listCentre/" + i0,schemaPath:"#/properties/listCentre/items/enum",keyword:"enum",params:{allowedValues: schema6.properties.listCentre.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}let i1 = data2.length;let j0;if(i1 > 1){outer0:for(;i1--;){for(j0 = i1; j0--;){if(func0(data2[i1], data2[j0])){const err10 = {instancePath:instancePath+"/listCentre",schemaPath:"#/properties/listCentre/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;break outer0;}}}}}else {const err11 = {instancePath:instancePath+"/listCentre",schemaPath:"#/properties/listCentre/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.entries !== undefined){let data4 = data.entries;if(Array.isArray(data4)){if(data4.length > 24){const err12 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}const len1 = data4.length;for(let i2=0; i2<len1; i2++){if(!(validate22(data4[i2], {instancePath:instancePath+"/entries/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err13 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}validate21.errors = vErrors;return errors === 0;}export const validator1 = validate41;const schema10 = {"const":"home","$id":"-1162dc38"};function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-1162dc38" */;let vErrors = null;let errors = 0;if("home" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "home"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate41.errors = vErrors;return errors === 0;}export const validator2 = validate42;const schema11 = {"const":"hot","$id":"-53242626"};function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-53242626" */;let vErrors = null;let errors = 0;if("hot" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "hot"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate42.errors = vErrors;return errors === 0;}export const validator3 = validate43;const schema12 = {"const":"category","$id":"-448056d9"};function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-448056d9" */;let vErrors = null;let errors = 0;if("category" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "category"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate43.errors = vErrors;return errors === 0;}export const validator4 = validate44;const schema13 = {"const":"link","$id":"-ae37bdd"};function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="-ae37bdd" */;let vErrors = null;let errors = 0;if("link" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate44.errors = vErrors;return errors === 0;}export const validator5 = validate45;const schema14 = {"const":"promotions","$id":"35e5f459"};function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="35e5f459" */;let vErrors = null;let errors = 0;if("promotions" !== data){const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "promotions"},message:"must be equal to constant"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate45.errors = vErrors;return errors === 0;}

export const validators = {
  "74f74ef5": validator0,
  "-1162dc38": validator1,
  "-53242626": validator2,
  "-448056d9": validator3,
  "-ae37bdd": validator4,
  "35e5f459": validator5,
};
