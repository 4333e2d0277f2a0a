<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Kinds of fields, each with the PHP shape of its value; null means empty for all of them. */
enum FieldKind: string
{
    case Text = 'text';             // string, one line
    case LongText = 'longText';     // string, plain paragraphs
    case Html = 'html';             // string, sanitised
    case Date = 'date';             // 'YYYY-MM-DD'
    case Dates = 'dates';           // list<string>, days in order
    case Instant = 'instant';       // 'YYYY-MM-DDTHH:MM:SSZ'; shown in the record's zone
    case Number = 'number';         // int, from Field::$min, which is 0 or more
    case Zone = 'zone';             // IANA name, 'Africa/Dakar'
    case Url = 'url';               // http(s) address
    case YoutubeUrl = 'youtubeUrl';
    case Email = 'email';
    case Choice = 'choice';         // one of Field::$choices
    case Choices = 'choices';       // list<string> of Field::$choices
    case Country = 'country';       // ISO 3166 alpha-2
    case Countries = 'countries';   // list<string>, ISO codes; the API writes the ids of the reference data
    case Sectors = 'sectors';       // list<string>, keys of config/sectors.json; ids in the API as well
    case Image = 'image';           // int, id of a stored file
    case File = 'file';             // int
    case Files = 'files';           // list<int>
    case Relation = 'relation';     // int, group id of another record
    case User = 'user';             // int, user id
    case Users = 'users';           // list<int>, user ids
    case People = 'people';         // list<array>, records of the directory (groupId; profileId or structureId in the API) or invited names
    case Map = 'map';               // array<string, mixed>, one value for each of Field::$columns
    case Rows = 'rows';             // list<array<string, mixed>>, by Field::$columns

    /** Whether the value is a list. */
    public function isList(): bool
    {
        return match ($this) {
            self::Dates, self::Choices, self::Countries, self::Sectors, self::Files, self::Users, self::People, self::Rows => true,
            default => false,
        };
    }

    /** Whether the value names stored files. */
    public function hasFiles(): bool
    {
        return in_array($this, [self::Image, self::File, self::Files], true);
    }

    /** Whether the value consists of the values of Field::$columns. */
    public function hasColumns(): bool
    {
        return in_array($this, [self::Map, self::Rows, self::People], true);
    }

    /** @return list<self> kinds whose value is one id */
    public static function singleIds(): array
    {
        return [self::Image, self::File, self::Relation, self::User];
    }
}
