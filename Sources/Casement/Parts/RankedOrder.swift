extension Array {
    /// The elements in an order that a user has set: those with a rank change places with each other, and the others
    /// keep theirs.
    func arranged(by rank: (Element) -> Int?) -> [Element] {
        let places = indices.compactMap { place in rank(self[place]).map { (rank: $0, place: place) } }
        var result = self
        for (place, source) in zip(places, places.sorted { $0 < $1 }) { result[place.place] = self[source.place] }
        return result
    }
}
