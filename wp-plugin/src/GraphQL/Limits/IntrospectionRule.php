<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use GraphQL\Language\AST\FieldNode;
use GraphQL\Language\AST\Node;
use GraphQL\Language\AST\NodeKind;
use GraphQL\Validator\QueryValidationContext;
use GraphQL\Validator\Rules\ValidationRule;
use Passerelle\GraphQL\ErrorCategory;

/** Restricts introspection to administrators. */
final class IntrospectionRule extends ValidationRule
{
    public function __construct(private readonly bool $isAllowed)
    {
    }

    public function getVisitor(QueryValidationContext $context): array
    {
        return $this->isAllowed ? [] : [
            NodeKind::FIELD => static function (Node $field) use ($context): void {
                if ($field instanceof FieldNode && in_array($field->name->value, ['__schema', '__type'], true)) {
                    $context->reportError(LimitError::of('introspection_forbidden', ErrorCategory::Forbidden, $field));
                }
            },
        ];
    }
}
