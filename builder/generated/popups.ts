// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "array",
 "maxItems": 2,
 "items": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "executions",
   "oncePerSession"
  ],
  "properties": {
   "id": {
    "enum": [
     "publicAnnouncement",
     "notice"
    ]
   },
   "executions": {
    "type": "array",
    "items": {
     "enum": [
      "A",
      "B",
      "F"
     ]
    },
    "maxItems": 3,
    "uniqueItems": true
   },
   "oncePerSession": {
    "type": "boolean"
   },
   "hidden": {
    "type": "boolean"
   }
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"array","maxItems":2,"items":{"type":"object","additionalProperties":false,"required":["id","executions","oncePerSession"],"properties":{"id":{"enum":["publicAnnouncement","notice"]},"executions":{"type":"array","items":{"enum":["A","B","F"]},"maxItems":3,"uniqueItems":true},"oncePerSession":{"type":"boolean"},"hidden":{"type":"boolean"}}},"$id":"5d20b4a9"};const func0 = sameJson;function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="5d20b4a9" */;let vErrors = null;let errors = 0;if(Array.isArray(data)){if(data.length > 2){const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(data0.id === undefined){const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data0.executions === undefined){const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "executions"},message:"must have required property '"+"executions"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0.oncePerSession === undefined){const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "oncePerSession"},message:"must have required property '"+"oncePerSession"+"'"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data0){if(!((((key0 === "id") || (key0 === "executions")) || (key0 === "oncePerSession")) || (key0 === "hidden"))){const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data0.id !== undefined){let data1 = data0.id;if(!((data1 === "publicAnnouncement") || (data1 === "notice"))){const err5 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema6.items.properties.id.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data0.executions !== undefined){let data2 = data0.executions;if(Array.isArray(data2)){if(data2.length > 3){const err6 = {instancePath:instancePath+"/" + i0+"/executions",schemaPath:"#/items/properties/executions/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}const len1 = data2.length;for(let i1=0; i1<len1; i1++){let data3 = data2[i1];if(!(((data3 === "A") || (data3 === "B")) || (data3 === "F"))){const err7 = {instancePath:instancePath+"/" + i0+"/executions/" + i1,schemaPath:"#/items/properties/executions/items/enum",keyword:"enum",params:{allowedValues: schema6.items.properties.executions.items.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}let i2 = data2.length;let j0;if(i2 > 1){outer0:for(;i2--;){for(j0 = i2; j0--;){if(func0(data2[i2], data2[j0])){const err8 = {instancePath:instancePath+"/" + i0+"/executions",schemaPath:"#/items/properties/executions/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;break outer0;}}}}}else {const err9 = {instancePath:instancePath+"/" + i0+"/executions",schemaPath:"#/items/properties/executions/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data0.oncePerSession !== undefined){if(typeof data0.oncePerSession !== "boolean"){const err10 = {instancePath:instancePath+"/" + i0+"/oncePerSession",schemaPath:"#/items/properties/oncePerSession/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data0.hidden !== undefined){if(typeof data0.hidden !== "boolean"){const err11 = {instancePath:instancePath+"/" + i0+"/hidden",schemaPath:"#/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "5d20b4a9": validator0,
};
