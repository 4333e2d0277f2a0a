<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Rights\Viewer;

/** A part of the screen of structures. */
interface StructuresSection
{
    /**
     * @param array<array-key, string> $input parameters of the address
     * @return string HTML
     */
    public function html(array $input, Viewer $viewer): string;
}
