// In unit tests an imported image or font is its URL.
module.exports = '/assets/picture.svg';
