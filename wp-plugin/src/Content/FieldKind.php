<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** What a field holds. The PHP shape of each value stands behind it; null is "nothing given" for all of them. */
enum FieldKind: string
{
    case Text = 'text';             // string, one line
    case LongText = 'longText';     // string, plain paragraphs
    case Html = 'html';             // string, sanitised
    case Date = 'date';             // 'YYYY-MM-DD'
    case Instant = 'instant';       // 'YYYY-MM-DDTHH:MM:SSZ'; shown in the record's zone
    case Zone = 'zone';             // IANA name, 'Africa/Dakar'
    case Url = 'url';               // http(s) address
    case YoutubeUrl = 'youtubeUrl';
    case Email = 'email';
    case Choice = 'choice';         // one of Field::$choices
    case Choices = 'choices';       // list<string> of Field::$choices
    case Country = 'country';       // ISO 3166 alpha-2
    case Countries = 'countries';   // list<string>
    case Sectors = 'sectors';       // list<string>, keys of config/sectors.json
    case Image = 'image';           // int, id of a stored file
    case File = 'file';             // int
    case Files = 'files';           // list<int>
    case Relation = 'relation';     // int, group id of another record
    case User = 'user';             // int, user id
    case Users = 'users';           // list<int>, user ids
    case People = 'people';         // list<array>, records of the directory or invited names
    case Rows = 'rows';             // list<array<string, mixed>>, by Field::$columns

    /** @return list<self> kinds whose value is one id */
    public static function singleIds(): array
    {
        return [self::Image, self::File, self::Relation, self::User];
    }
}
