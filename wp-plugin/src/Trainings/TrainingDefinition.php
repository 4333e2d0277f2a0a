<?php

declare(strict_types=1);

namespace Passerelle\Trainings;

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

/** Trainings. */
final readonly class TrainingDefinition implements Definition
{
    use OwnTitle;

    private Fields $fields;

    public function __construct(Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::Training;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            $make->cover(),
            $make->summary(),
            $make->html(),
            $make->text('provider', required: Required::ToSubmit),
            $make->date('startDate'),
            $make->date('endDate'),
            $make->choice('mode', 'mode', Required::ToSubmit),
            $make->placeName('address', 'subtitle'),
            $make->text('price', translated: true),
            $make->choice('level', 'level'),
            $make->url('url'),
            $make->links(),
            $make->documents(),
            $make->organiser(),
            $make->countries(Required::Never),
            $make->sectors(),
        );
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        return DateRules::endAfterStart($values, 'startDate', 'endDate');
    }
}
