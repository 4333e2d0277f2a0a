<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\FieldErrorCode;

/** Which accounts a field of accounts takes. */
enum AccountKind
{
    case Any;
    /** Those who run calls. */
    case Operators;
    /** Those with a published profile. */
    case PublishedMembers;

    /** What is wrong with other accounts; null: nothing can be. */
    public function refusal(): ?FieldErrorCode
    {
        return match ($this) {
            self::Any => null,
            self::Operators => FieldErrorCode::NotOperator,
            self::PublishedMembers => FieldErrorCode::ProfileNotPublished,
        };
    }
}
