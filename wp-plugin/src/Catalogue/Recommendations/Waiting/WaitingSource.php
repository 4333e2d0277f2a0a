<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Waiting;

use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** What waits for a person in a module that knows this one. */
interface WaitingSource
{
    /** @return list<WaitingItem> the most urgent first */
    public function of(Viewer $viewer, Lang $language): array;
}
