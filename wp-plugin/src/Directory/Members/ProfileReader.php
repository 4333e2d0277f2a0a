<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Visibility;
use Passerelle\Rights\Viewer;

/** The kind of reader as whom a person looks at their own profile. */
enum ProfileReader: string
{
    case Visitor = 'visitor';
    case Member = 'member';
    case Validator = 'validator';

    public function visibility(): Visibility
    {
        return match ($this) {
            self::Visitor => Visibility::Everyone,
            self::Member => Visibility::Members,
            self::Validator => Visibility::Editors,
        };
    }

    /** With whose rights public content is read. */
    public function viewer(): Viewer
    {
        return $this === self::Visitor ? Viewer::anonymous() : Viewer::anyMember();
    }
}
