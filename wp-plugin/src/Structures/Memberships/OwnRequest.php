<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use SensitiveParameter;

/** What a person asks to do with their own membership in one structure. */
final readonly class OwnRequest
{
    /**
     * @param int $structureId in either language
     * @param string $hash of a link, instead of the structure; empty without one
     */
    public function __construct(public OwnAction $action, public int $structureId, #[SensitiveParameter] public string $hash = '')
    {
    }
}
