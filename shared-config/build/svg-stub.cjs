// In unit tests an imported picture is its address.
module.exports = '/assets/picture.svg';
