<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Who may read a published thing in full; visitors see title and summary of what is for members. */
enum Audience: string
{
    case Public = 'public';
    case Members = 'members';
}
