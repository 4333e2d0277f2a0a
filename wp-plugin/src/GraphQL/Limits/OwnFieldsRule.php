<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use Closure;
use GraphQL\Language\AST\FieldNode;
use GraphQL\Language\AST\Node;
use GraphQL\Language\AST\NodeKind;
use GraphQL\Language\AST\OperationDefinitionNode;
use GraphQL\Type\Definition\ObjectType;
use GraphQL\Type\Schema;
use GraphQL\Validator\QueryValidationContext;
use GraphQL\Validator\Rules\ValidationRule;
use Passerelle\GraphQL\ErrorCategory;
use Passerelle\GraphQL\OwnNames;

/**
 * Refuses root fields of the engine and of other plugins to everybody, administrators included: they do not check the plugin's
 * rights. The whole operation is refused before any of its fields has an effect.
 */
final class OwnFieldsRule extends ValidationRule
{
    public const CODE = 'root_field_forbidden';

    /** @param Closure(): void $report called once for each document with such a field */
    public function __construct(private readonly Closure $report)
    {
    }

    public function getVisitor(QueryValidationContext $context): array
    {
        $roots = self::roots($context);
        $isReported = false;

        return [
            NodeKind::FIELD => function (Node $field) use ($context, $roots, &$isReported): void {
                $name = $field instanceof FieldNode ? $field->name->value : '__';
                // A field that does not exist is reported by the standard rules.
                if (OwnNames::has($name) || str_starts_with($name, '__') || !in_array($context->getParentType(), $roots, true) || $context->getFieldDef() === null) {
                    return;
                }
                $context->reportError(LimitError::of(self::CODE, ErrorCategory::Forbidden, $field));
                if (!$isReported) {
                    $isReported = true;
                    ($this->report)();
                }
            },
        ];
    }

    /**
     * Root types of the document's operations. The others are not loaded, since engines build them when they are first read.
     *
     * @return list<ObjectType>
     */
    private static function roots(QueryValidationContext $context): array
    {
        $roots = [];
        foreach ($context->getDocument()->definitions as $definition) {
            if ($definition instanceof OperationDefinitionNode) {
                $roots[$definition->operation] ??= self::root($context->getSchema(), $definition->operation);
            }
        }

        return array_values(array_filter($roots, static fn (?ObjectType $type): bool => $type !== null));
    }

    private static function root(Schema $schema, string $operation): ?ObjectType
    {
        return match ($operation) {
            'mutation' => $schema->getMutationType(),
            'subscription' => $schema->getSubscriptionType(),
            default => $schema->getQueryType(),
        };
    }
}
