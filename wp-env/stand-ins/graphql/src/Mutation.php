<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

use GraphQL\Type\Definition\ResolveInfo;

/** A mutation is an input type, a payload type and a field of RootMutation. */
final class Mutation
{
    /** @param array<string, mixed> $config with inputFields, outputFields, mutateAndGetPayload($input, $context, $info) */
    public static function register(TypeRegistry $registry, string $name, array $config): void
    {
        $clientId = ['clientMutationId' => ['type' => 'String']];
        $input = ucfirst($name) . 'Input';
        $payload = ucfirst($name) . 'Payload';
        $registry->addType($input, ['kind' => 'input', 'fields' => $clientId + ($config['inputFields'] ?? [])]);
        $registry->addType($payload, ['kind' => 'object', 'fields' => $clientId + ($config['outputFields'] ?? [])]);
        $registry->addField('RootMutation', lcfirst($name), [
            'allowFieldUnderscores' => true,
            'type' => $payload,
            'description' => $config['description'] ?? null,
            'args' => ['input' => ['type' => ['non_null' => $input]]],
            'resolve' => static function (mixed $root, array $args, Context $context, ResolveInfo $info) use ($config): mixed {
                $answer = $config['mutateAndGetPayload']($args['input'], $context, $info);
                if (!empty($args['input']['clientMutationId'])) {
                    $answer['clientMutationId'] = $args['input']['clientMutationId'];
                }

                return $answer;
            },
        ]);
    }
}
