<?php

declare(strict_types=1);

namespace Passerelle\Projects;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
use Passerelle\Content\DateRules;
use Passerelle\Content\Definition;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;

/** Supported projects. */
final readonly class ProjectDefinition implements Definition
{
    use OwnTitle;

    private Fields $fields;

    public function __construct(Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::SupportedProject;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            $make->cover(),
            $make->summary(),
            $make->html(),
            $make->text('beneficiary', 'title', required: Required::ToSubmit),
            $make->date('startDate', Required::ToSubmit),
            $make->date('endDate', Required::ToSubmit),
            $make->people('partners'),
            $make->html('results', Required::Never),
            $make->links(),
            $make->documents(),
            $make->countries(),
            $make->sectors(),
        );
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        return DateRules::endAfterStart($values, 'startDate', 'endDate');
    }
}
