/** Straight from their files: antd's `Input` brings Search and OTP along to whoever needs a field. */
export { default as Entrada } from 'antd/es/input/Input';
export { default as EntradaLarga } from 'antd/es/input/TextArea';
export { default as EntradaSecreta } from 'antd/es/input/Password';
