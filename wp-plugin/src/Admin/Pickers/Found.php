<?php

declare(strict_types=1);

namespace Passerelle\Admin\Pickers;

/** Something that can be picked. */
final readonly class Found
{
    /**
     * @param int $id group id of a record, id of a user
     * @param string $label what people see and may type
     * @param string $name without what tells namesakes apart
     */
    public function __construct(public int $id, public string $label, public string $name)
    {
    }
}
