<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use GraphQL\Validator\Rules\ValidationRule;
use Passerelle\Kernel\Config;

/** Validation rules of operations. Created on demand, since the engine's classes are not loaded before. */
final readonly class Rules
{
    public function __construct(private Config $config)
    {
    }

    /** @return array<string, ValidationRule> by name; "disable_introspection" replaces the engine's rule */
    public function make(): array
    {
        $isStaff = current_user_can('manage_options');

        return [
            'disable_introspection' => new IntrospectionRule($isStaff),
            'passerelle_fields' => new OwnFieldsRule($isStaff),
            'passerelle_size' => new SizeRule(
                $this->config->limit('graphql', 'depth'),
                $this->config->limit('graphql', 'aliases'),
                $this->config->limit('graphql', 'cost'),
                $this->config->limit('catalogue', 'perPage'),
                $this->config->limit('catalogue', 'maxPerPage'),
            ),
        ];
    }
}
