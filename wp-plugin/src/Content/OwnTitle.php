<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** For types with a title field and without computed fields. */
trait OwnTitle
{
    public function titleKey(): string
    {
        return 'title';
    }

    public function titleFrom(Values $values): string
    {
        return '';
    }

    public function computedFields(): array
    {
        return [];
    }

    public function compute(Values $values, ?Record $before): array
    {
        return [];
    }
}
