<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use Passerelle\Kernel\Config;

/** Largest size of an operation. */
final readonly class SizeLimits
{
    /**
     * @param int $depth levels of fields
     * @param int $cost objects that may be loaded
     * @param int $fields fields as written, those of a fragment each time that it is used
     * @param int $schemaDepth levels of fields of an operation that reads only the schema
     * @param int $schemaLists levels of lists in it
     */
    public function __construct(
        public int $depth,
        public int $aliases,
        public int $cost,
        public int $fields,
        public int $schemaDepth,
        public int $schemaLists,
    ) {
    }

    public static function fromConfig(Config $config): self
    {
        $limit = static fn (string $name): int => $config->limit('graphql', $name);

        return new self($limit('depth'), $limit('aliases'), $limit('cost'), $limit('fields'), $limit('schemaDepth'), $limit('schemaLists'));
    }
}
