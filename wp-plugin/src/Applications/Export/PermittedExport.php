<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Rights\Viewer;

/** Who reads the applications of which stage of a call into a file. */
final readonly class PermittedExport
{
    /** @param int $stageNumber from 1 */
    public function __construct(public Viewer $viewer, public int $callId, public int $stageNumber)
    {
    }
}
