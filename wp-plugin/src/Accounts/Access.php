<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

/** How much of a record somebody may read; each case includes the ones before it. */
enum Access: int
{
    case None = 0;
    /** Title and summary of published content that is for members. */
    case Teaser = 1;
    case Full = 2;
    /** Also the fields of Visibility::Editors. */
    case Editor = 3;

    public function atLeast(self $other): bool
    {
        return $this->value >= $other->value;
    }
}
