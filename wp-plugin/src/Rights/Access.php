<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** How much of a record a viewer may read; each case includes the previous ones. */
enum Access: int
{
    case None = 0;
    /** Title and summary of published members-only content. */
    case Teaser = 1;
    case Full = 2;
    /** Also the fields of Visibility::Editors. */
    case Editor = 3;

    public function atLeast(self $other): bool
    {
        return $this->value >= $other->value;
    }
}
