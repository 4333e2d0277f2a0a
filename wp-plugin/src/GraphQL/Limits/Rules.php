<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use GraphQL\Validator\Rules\ValidationRule;
use Passerelle\GraphQL\ForeignFields;
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
        return [
            'disable_introspection' => new IntrospectionRule(current_user_can('manage_options')),
            'passerelle_fields' => new OwnFieldsRule(ForeignFields::report(...)),
            'passerelle_size' => new SizeRule(
                SizeLimits::fromConfig($this->config),
                $this->config->limit('catalogue', 'perPage'),
                $this->config->limit('catalogue', 'maxPerPage'),
            ),
        ];
    }
}
