<?php

declare(strict_types=1);

namespace Passerelle\Rights;

/** Object of permission checks. */
interface HasSubject
{
    public function subject(): Subject;
}
