// Generated from schemas/manifest by `npm run codegen`. Do not edit.
// @ts-nocheck
import { countCharacters, sameJson } from '../registry/validator-runtime.ts';

export const schema = {
 "type": "object",
 "additionalProperties": false,
 "required": [
  "analytics"
 ],
 "properties": {
  "analytics": {
   "type": "boolean"
  }
 }
};

export const validator0 = validate21;const schema6 = {"type":"object","additionalProperties":false,"required":["analytics"],"properties":{"analytics":{"type":"boolean"}},"$id":"15aee73e"};function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="15aee73e" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.analytics === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "analytics"},message:"must have required property '"+"analytics"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(key0 === "analytics")){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.analytics !== undefined){if(typeof data.analytics !== "boolean"){const err2 = {instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}}else {const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}validate21.errors = vErrors;return errors === 0;}

export const validators = {
  "15aee73e": validator0,
};
