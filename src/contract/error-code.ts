export { errorCodes, type ErrorCode } from './generated/error-codes.ts';
