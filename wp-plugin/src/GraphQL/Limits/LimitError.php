<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use GraphQL\Error\Error;
use GraphQL\Language\AST\Node;
use Passerelle\GraphQL\ClientError;
use Passerelle\GraphQL\ErrorCategory;

/** A query rejected before execution; its codes are for developers and have no texts. */
final class LimitError
{
    public static function of(string $code, ErrorCategory $category, Node $node): Error
    {
        return new Error($code, [$node], null, [], null, null, ClientError::extensions($code, $category));
    }
}
