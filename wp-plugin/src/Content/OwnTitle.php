<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** For types whose title is typed and that compute nothing. */
trait OwnTitle
{
    public function hasOwnTitle(): bool
    {
        return true;
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
