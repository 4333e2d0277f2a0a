<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Capability;
use Passerelle\Rights\Viewer;

/** Who composes and sends issues: those who edit the texts of the site. */
final class Editors
{
    public const CAPABILITY = Capability::MANAGE_REFERENCE;

    /** @throws DomainError forbidden */
    public static function require(Viewer $viewer): void
    {
        if (!$viewer->can(self::CAPABILITY)) {
            throw DomainError::forbidden();
        }
    }
}
