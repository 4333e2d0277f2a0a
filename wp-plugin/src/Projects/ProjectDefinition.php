<?php

declare(strict_types=1);

namespace Passerelle\Projects;

use Passerelle\Content\AccountKind;
use Passerelle\Content\Definition;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\Later;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;

/** Supported projects: made by staff, who also name the accounts and the structure that may propose changes. */
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
            new FormStep(
                'presentation',
                $make->summary(),
                $make->html(),
                $make->html('results', Required::Never),
                $make->cover(),
            ),
            new FormStep(
                'dates',
                $make->date('startDate', Required::ToSubmit),
                $make->date('endDate', Required::ToSubmit),
            ),
            new FormStep(
                'people',
                $make->text('beneficiary', 'title', required: Required::ToSubmit),
                $make->people('partners'),
                $make->users('beneficiaryIds', AccountKind::Any, isOfStaff: true),
                $make->organiser(Visibility::Editors, isOfStaff: true),
            ),
            new FormStep(
                'practical',
                $make->links(),
                $make->documents(),
            ),
            new FormStep(
                'scope',
                $make->countries(),
                $make->sectors(),
            ),
        );
    }

    public function rules(): array
    {
        return [new Later('startDate', 'endDate')];
    }
}
