<?php

declare(strict_types=1);

namespace Passerelle\Trainings;

use Passerelle\Content\Definition;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\Later;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;

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
            new FormStep(
                'presentation',
                $make->summary(),
                $make->html(),
                $make->cover(),
            ),
            new FormStep(
                'dates',
                $make->date('startDate'),
                $make->date('endDate'),
            ),
            new FormStep(
                'place',
                $make->choice('mode', 'mode', Required::ToSubmit),
                $make->placeName('address', 'subtitle'),
            ),
            new FormStep(
                'practical',
                $make->text('provider', required: Required::ToSubmit),
                $make->text('price', translated: true),
                $make->choice('level', 'level'),
                $make->url('url'),
                $make->links(),
                $make->documents(),
            ),
            new FormStep(
                'scope',
                $make->organiser(),
                $make->countries(Required::Never),
                $make->sectors(),
            ),
        );
    }

    public function rules(): array
    {
        return [new Later('startDate', 'endDate')];
    }
}
