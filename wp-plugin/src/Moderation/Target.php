<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

/** What is decided on. */
enum Target: string
{
    case Record = 'record';
    /** Changes of a public record that its owner proposes. */
    case Proposal = 'proposal';
}
