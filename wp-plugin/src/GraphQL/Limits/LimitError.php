<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use GraphQL\Error\Error;
use GraphQL\Language\AST\Node;
use Passerelle\GraphQL\ClientError;

final class LimitError
{
    public static function of(string $code, Node $node): Error
    {
        return new Error($code, [$node], null, [], null, null, ClientError::extensions($code));
    }
}
