// In unit tests, this is the URL of every imported image or font.
module.exports = '/assets/picture.svg';
