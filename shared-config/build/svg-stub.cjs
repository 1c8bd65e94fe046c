// In unit tests an imported image is its URL.
module.exports = '/assets/picture.svg';
