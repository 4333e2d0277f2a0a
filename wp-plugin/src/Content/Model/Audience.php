<?php

declare(strict_types=1);

namespace Passerelle\Content\Model;

/** Who may read a published item in full; visitors see title and summary of members-only items. */
enum Audience: string
{
    case Public = 'public';
    case Members = 'members';
}
