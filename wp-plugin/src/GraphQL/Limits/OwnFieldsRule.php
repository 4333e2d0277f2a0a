<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use GraphQL\Language\AST\FieldNode;
use GraphQL\Language\AST\Node;
use GraphQL\Language\AST\NodeKind;
use GraphQL\Validator\QueryValidationContext;
use GraphQL\Validator\Rules\ValidationRule;
use Passerelle\GraphQL\ErrorCategory;

/** Restricts the engine's own root fields (users, posts, media …), which do not check the plugin's rights, to administrators. */
final class OwnFieldsRule extends ValidationRule
{
    private const ROOTS = ['RootQuery', 'RootMutation'];

    public function __construct(private readonly bool $isStaff)
    {
    }

    public function getVisitor(QueryValidationContext $context): array
    {
        return $this->isStaff ? [] : [
            NodeKind::FIELD => static function (Node $field) use ($context): void {
                $name = $field instanceof FieldNode ? $field->name->value : '__';
                $isRoot = in_array($context->getParentType()?->toString(), self::ROOTS, true);
                // A field that does not exist is reported by the standard rules.
                if ($isRoot && !str_starts_with($name, 'passerelle') && !str_starts_with($name, '__') && $context->getFieldDef() !== null) {
                    $context->reportError(LimitError::of('forbidden', ErrorCategory::Forbidden, $field));
                }
            },
        ];
    }
}
