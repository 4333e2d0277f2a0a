<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Exception;
use GraphQL\Error\ClientAware;
use GraphQL\Error\ProvidesExtensions;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldError;

/**
 * A DomainError that GraphQL engines expose to clients: its code, without text, is in errors[].extensions. All other
 * exceptions become "Internal server error".
 */
final class ClientError extends Exception implements ClientAware, ProvidesExtensions
{
    private function __construct(private readonly DomainError $error)
    {
        parent::__construct($error->errorCode, 0, $error);
    }

    public static function from(DomainError $error): self
    {
        return new self($error);
    }

    public function isClientSafe(): bool
    {
        return true;
    }

    /** @return array{code: string, category: string, fields: list<array<string, mixed>>, retryAfter?: int, current?: array<string, mixed>} */
    public function getExtensions(): array
    {
        $extensions = self::extensions($this->error->errorCode, ErrorCategory::of(ErrorCode::from($this->error->errorCode)), array_map(
            static fn (FieldError $field): array => array_filter([
                'path' => $field->path,
                'code' => $field->code,
                'params' => $field->params,
            ], static fn (mixed $part): bool => $part !== []),
            $this->error->fields,
        ));

        return [
            ...$extensions,
            ...$this->error->retryAfter === null ? [] : ['retryAfter' => $this->error->retryAfter],
            ...$this->error->current === [] ? [] : ['current' => $this->error->current],
        ];
    }

    /**
     * @param list<array<string, mixed>> $fields
     * @return array{code: string, category: string, fields: list<array<string, mixed>>}
     */
    public static function extensions(string $code, ErrorCategory $category, array $fields = []): array
    {
        return ['code' => $code, 'category' => $category->value, 'fields' => $fields];
    }
}
