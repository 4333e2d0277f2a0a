<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** Kind of a question, which never changes: another kind is another question. */
enum QuestionKind: string
{
    case ShortText = 'shortText';
    case LongText = 'longText';
    case Number = 'number';
    case Amount = 'amount';
    case Date = 'date';
    case Choice = 'choice';
    case Choices = 'choices';
    case YesNo = 'yesNo';
    case Country = 'country';
    case Sector = 'sector';
    case Link = 'link';
    case Phone = 'phone';
    case Email = 'email';
    case File = 'file';
    case Table = 'table';
    case Statement = 'statement';
    case Letter = 'letter';
    case ProfileValue = 'profileValue';

    /** Whether a column of a table may be of this kind. */
    public function fitsColumns(): bool
    {
        return !in_array($this, [self::File, self::Table, self::Statement, self::Letter, self::ProfileValue], true);
    }

    /** Whether its answers can be counted, which is all that happens with statistical ones. */
    public function isCountable(): bool
    {
        return in_array($this, [self::Choice, self::Choices, self::YesNo, self::Country, self::Sector], true);
    }

    /** Whether lists can be sorted by its answers. */
    public function isSortable(): bool
    {
        return in_array($this, [self::ShortText, self::Number, self::Amount, self::Date, self::Choice, self::YesNo, self::Link, self::Phone, self::Email], true);
    }

    /** Whether its values can be added. */
    public function isSummable(): bool
    {
        return $this === self::Number || $this === self::Amount;
    }
}
