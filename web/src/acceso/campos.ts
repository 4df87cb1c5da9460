/**
 * Straight from their files: antd's `Input` brings Search, TextArea and OTP along, 8 KiB that the
 * first load does not need.
 */
export { default as Entrada } from 'antd/es/input/Input';
export { default as EntradaSecreta } from 'antd/es/input/Password';
